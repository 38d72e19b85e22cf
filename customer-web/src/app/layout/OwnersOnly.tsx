import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { RouteHead } from '../pages/RouteHead';

/** What one of a company's people meets who opens a screen of its owner. */
export default function OwnersOnly() {
  const { owners_only: t } = useTexts('company');
  return (
    <RouteHead useMeta={() => ({ title: t.title })}>
      <Page title={t.title} lead={t.lead}>
        <div>
          <LinkButton to={PATHS.washRequest} kind="secondary">
            {t.to_request}
          </LinkButton>
        </div>
      </Page>
    </RouteHead>
  );
}
