import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { EmptyState } from '../../../components/loading/EmptyState';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { Skeleton } from '../../../components/loading/Skeleton';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/current-user';
import { historyQuery } from '../request-queries';
import { HistoryRows } from './HistoryRows';

const CompanyHistory = lazily(() => import('./CompanyHistory'));
const LINES = 8;

/** What was delivered in the last 180 days; a company's can be looked through. */
export function UsageHistory() {
  const t = useTexts('requests');
  const history = useTexts('history');
  const user = useCurrentUser().data;
  return (
    <QueryState query={useQuery(historyQuery())} skeletonLines={LINES}>
      {(rows) => {
        if (rows.length === 0)
          return (
            <EmptyState
              action={
                <div className="row">
                  {user?.status === USER_STATUS.active && (
                    <LinkButton to={PATHS.washRequest}>{history.request}</LinkButton>
                  )}
                  <LinkButton to={PATHS.currentRequests} kind="secondary">
                    {t.booking.to_currents}
                  </LinkButton>
                </div>
              }
            >
              {history.empty}
            </EmptyState>
          );
        if (user?.is_company !== true) return <HistoryRows rows={rows} />;
        return (
          <Suspense fallback={<Skeleton lines={LINES} />}>
            <CompanyHistory rows={rows} />
          </Suspense>
        );
      }}
    </QueryState>
  );
}
