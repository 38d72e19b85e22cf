import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { OPEN_PARAMETER } from '../../../lib/paths';
import { PagedRows } from '../PagedRows';
import { useNow } from '../now';
import { HistoryRow } from './HistoryRow';

/** Back and a reload find open the details that were (`?request=71`). */
export function HistoryRows({ rows }: { rows: readonly WashRequest[] }) {
  const { title } = useTexts('history');
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
    <PagedRows rows={rows} label={title}>
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
  );
}
