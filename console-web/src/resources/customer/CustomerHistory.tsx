import { Link } from 'react-router';
import { displayDateTime } from '@laundry/shared/time/display';
import type { ConsoleUser, HistoryRow } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { changesOf, operationLabel, operatorText } from '../operation-histories/history-facts';
import { requestPaths } from '../wash-requests/request-paths';
import { RecordTable } from './RecordTable';

/** Every operation on the customer and their requests. */
export function CustomerHistory({ user }: { user: ConsoleUser }) {
  const { historyOf } = useConsoleData();
  return (
    <RecordTable<HistoryRow>
      name="history"
      userId={user.id}
      read={historyOf}
      keyOf={({ id }) => id}
      columns={[
        { key: 'date', cell: ({ search_timestamp }) => displayDateTime(search_timestamp, 'ja', nowJst()) },
        { key: 'operation', cell: ({ operation_type }) => operationLabel(operation_type) },
        { key: 'actor', cell: operatorText },
        { key: 'request', cell: ({ wreq_id: id }) => id !== null && <Link to={requestPaths.detail(id)}>{id}</Link> },
        { key: 'detail', cell: (row) => [...changesOf(row), row.bikou].filter(Boolean).join('、') },
      ]}
    />
  );
}
