import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { AreaCheck } from './AreaCheck';
import { HowItWorks } from './HowItWorks';
import { Prices } from './Prices';

/** What a visitor needs to know before they register. */
export function Home() {
  const t = useTexts('home');
  return (
    <Page title={t.title} lead={t.lead}>
      <div className="row">
        <LinkButton to={PATHS.register}>{t.register}</LinkButton>
        <LinkButton to={PATHS.login} kind="secondary">
          {t.login}
        </LinkButton>
      </div>
      <AreaCheck />
      <HowItWorks />
      <Prices />
      <LinkButton to={PATHS.register} wide>
        {t.register}
      </LinkButton>
    </Page>
  );
}
