import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/loading/EmptyState';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { PagedRows } from '../PagedRows';
import { useNow } from '../now';
import { historyQuery } from '../request-queries';
import { HistoryRow } from './HistoryRow';

/** What was delivered in the last 180 days. */
export function UsageHistory() {
  const t = useTexts('requests');
  const history = useTexts('history');
  const now = useNow();
  return (
    <QueryState query={useQuery(historyQuery)} skeletonLines={8}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState action={<LinkButton to={PATHS.currentRequests}>{t.booking.to_currents}</LinkButton>}>
            {history.empty}
          </EmptyState>
        ) : (
          <PagedRows rows={rows} label={history.title}>
            {(row) => <HistoryRow row={row} of={rows.length} now={now} />}
          </PagedRows>
        )
      }
    </QueryState>
  );
}
