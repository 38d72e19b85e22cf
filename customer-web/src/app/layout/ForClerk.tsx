import { ROLE } from '@laundry/shared/constants/roles';
import { mayForAccount } from '@laundry/shared/rules/accounts/account-permissions';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { actionAt } from '../pages/page-actions';
import { RouteHead } from '../pages/RouteHead';
import { RemovedClerk } from './RemovedClerk';

/** Screens, where one of a company's people may use them, for as long as they are one. */
export default function ForClerk({ user: { data, error } }: { user: UseQueryResult<CurrentUser> }) {
  return (
    <>
      <Suspense>
        {error instanceof ApiError && error.reason === 'clerk_removed' && <RemovedClerk error={error} />}
      </Suspense>
      {data && <Allowed />}
    </>
  );
}

function Allowed() {
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
