import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/loading/EmptyState';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import { useCurrentUser } from '../../../lib/session/current-user';
import { PATHS } from '../../../lib/paths';
import { PagedRows } from '../PagedRows';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { RequestCard } from './RequestCard';

/** Every request that is not delivered yet, with what can still be changed about it. */
export function CurrentRequests() {
  const t = useTexts('currents');
  const now = useNow();
  const requests = useQuery(currentRequestsQuery);
  const user = useCurrentUser().data;
  const mayAsk = user?.status === USER_STATUS.active;
  return (
    <QueryState query={requests} skeletonLines={8}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState action={mayAsk && <LinkButton to={PATHS.washRequest}>{t.request}</LinkButton>}>
            {t.empty}
          </EmptyState>
        ) : (
          <>
            <PagedRows rows={rows} label={t.title}>
              {(row) => <RequestCard row={row} of={rows.length} now={now} />}
            </PagedRows>
            {user?.is_company_clerk === false && (
              <p>
                <Link to={PATHS.calendar}>{t.calendar}</Link>
              </p>
            )}
          </>
        )
      }
    </QueryState>
  );
}
