import { LinkButton } from '../../../components/buttons/LinkButton';
import { Page } from '../../../components/page/Page';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';

export function TicketExpired() {
  const { complete: t } = useTexts('registration');
  return (
    <Page title={t.expired_title} lead={t.expired} width="narrow">
      <LinkButton to={PATHS.login} wide>
        {t.to_login}
      </LinkButton>
    </Page>
  );
}
