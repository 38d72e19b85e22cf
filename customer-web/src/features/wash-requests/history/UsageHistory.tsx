import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/loading/EmptyState';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import { OPEN_PARAMETER, PATHS } from '../../../lib/paths';
import { PagedRows } from '../PagedRows';
import { useNow } from '../now';
import { historyQuery } from '../request-queries';
import { HistoryRow } from './HistoryRow';

/** What was delivered in the last 180 days; Back and a reload find open the details that were (`?request=71`). */
export function UsageHistory() {
  const t = useTexts('requests');
  const history = useTexts('history');
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  const open = (id: number | null): void => {
    const next = new URLSearchParams(params);
    next.delete(OPEN_PARAMETER);
    if (id !== null) next.set(OPEN_PARAMETER, String(id));
    setParams(next, { replace: true });
  };
  return (
    <QueryState query={useQuery(historyQuery)} skeletonLines={8}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState action={<LinkButton to={PATHS.currentRequests}>{t.booking.to_currents}</LinkButton>}>
            {history.empty}
          </EmptyState>
        ) : (
          <PagedRows rows={rows} label={history.title}>
            {(row) => (
              <HistoryRow
                row={row}
                of={rows.length}
                now={now}
                isOpen={opened === String(row.id)}
                onOpen={(isOpen) => open(isOpen ? row.id : null)}
              />
            )}
          </PagedRows>
        )
      }
    </QueryState>
  );
}
