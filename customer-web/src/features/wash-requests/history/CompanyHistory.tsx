import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/loading/EmptyState';
import { QueryState } from '../../../components/loading/QueryState';
import { Yen } from '../../../components/text/Yen';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { historyQuery } from '../request-queries';
import { type Wanted, isAll, isWhole, searchOf, wantedOf } from './company-history';
import { HistoryFilters } from './HistoryFilters';
import { HistoryRows } from './HistoryRows';

/** A company's history by month, cost centre and who booked; `rows` are the latest, whatever is looked for. */
export default function CompanyHistory({ rows }: { rows: readonly WashRequest[] }) {
  const t = useTexts('history').look;
  const [params, setParams] = useSearchParams();
  const wanted = wantedOf(params);
  // The rows before stay until the server has found these.
  const found = useQuery({ ...historyQuery(wanted), placeholderData: keepPreviousData });
  /** From its first page on, with nothing open. */
  const look = (next: Wanted): void => setParams(searchOf(next), { replace: true });
  const clear = !isAll(wanted) && (
    <Button
      kind="quiet"
      small
      onClick={() => {
        look({});
        // The button goes with what it clears.
        document.getElementsByName('history_month')[0]?.focus();
      }}
    >
      {t.clear}
    </Button>
  );
  return (
    <>
      <HistoryFilters wanted={wanted} latest={rows} found={found.data ?? []} onChange={look} />
      <QueryState query={found} skeletonLines={8}>
        {(list) => (
          <>
            <div className="row" aria-busy={found.isPlaceholderData}>
              <Sum rows={list} month={wanted.month} />
              {list.length > 0 && clear}
            </div>
            {list.length === 0 ? <EmptyState action={clear}>{t.none}</EmptyState> : <HistoryRows rows={list} />}
          </>
        )}
      </QueryState>
    </>
  );
}

/** How many were washed, and what was paid for those that took no bags of the plan; bags that were only brought are no laundry. */
function Sum({ rows, month }: { rows: readonly WashRequest[]; month: Wanted['month'] }) {
  const history = useTexts('history');
  const washed = rows.filter(({ is_bag_delivery }) => !is_bag_delivery);
  const bags = washed.reduce((sum, { count }) => sum + count, 0);
  const price = washed.reduce((sum, row) => sum + (row.price ?? 0), 0);
  return (
    <div role="status" className="stack-tight">
      <p>
        <strong>{history.look.sum({ requests: washed.length, bags })}</strong>
        {price > 0 && (
          <>
            {' '}
            {history.price} <Yen amount={price} />
          </>
        )}
      </p>
      {!isWhole(rows) && (
        <p className="small muted">{month === undefined ? history.look.capped : history.look.capped_month}</p>
      )}
    </div>
  );
}
