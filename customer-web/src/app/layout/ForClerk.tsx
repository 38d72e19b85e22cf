import { ROLE } from '@laundry/shared/constants/roles';
import { mayForAccount } from '@laundry/shared/rules/accounts/account-permissions';
import { Outlet, useLocation } from 'react-router';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { actionAt } from '../pages/page-actions';
import { RouteHead } from '../pages/RouteHead';

/** Screens, where one of a company's people may use them. */
export default function ForClerk() {
  const action = actionAt(useLocation().pathname);
  return action === undefined || mayForAccount({ role: ROLE.companyClerk }, action) ? <Outlet /> : <OwnersOnly />;
}

function OwnersOnly() {
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
