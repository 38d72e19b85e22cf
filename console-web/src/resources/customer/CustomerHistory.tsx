import { Link } from 'react-router';
import { RecordTrail } from '../../components/timeline/RecordTrail';
import { t } from '../../i18n';
import type { ConsoleUser, HistoryRow } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestPaths } from '../wash-requests/request-paths';

/** Every operation on the customer and their requests. */
export function CustomerHistory({ user }: { user: ConsoleUser }) {
  const { historyOf } = useConsoleData();
  return (
    <RecordTrail<HistoryRow>
      label={t('customer.tabs.history')}
      empty={t('customer.empty.history')}
      queryKey={['customers', user.id, 'history']}
      read={(rows) => historyOf(user.id, rows)}
      beside={({ wreq_id: id }) =>
        id !== null && <Link to={requestPaths.detail(id)}>{t('customer.requests.number', { id })}</Link>
      }
    />
  );
}
