import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isCustomerField } from '@laundry/shared/rules/accounts/customer-field-actions';
import { reversible } from '@laundry/shared/rules/history/undo';
import { Link } from 'react-router';
import { RecordTrail } from '../../components/timeline/RecordTrail';
import { t } from '../../i18n';
import type { ConsoleUser, HistoryRow } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { useMayEdit } from '../users/cells/user-edits';
import { requestPaths } from '../wash-requests/request-paths';

/** Every operation on the customer and their requests. */
export function CustomerHistory({ user }: { user: ConsoleUser }) {
  const { historyOf, undoCustomerField } = useConsoleData();
  const mayEdit = useMayEdit();
  const mayUndo = ({ operation_type, changes }: HistoryRow) =>
    operation_type === OPERATION.profileChanged &&
    reversible(operation_type, changes).every(({ field }) => isCustomerField(field) && mayEdit(user, field));
  return (
    <RecordTrail<HistoryRow>
      label={t('customer.tabs.history')}
      empty={t('customer.empty.history')}
      queryKey={['customers', user.id, 'history']}
      read={(rows) => historyOf(user.id, rows)}
      undo={{ may: mayUndo, send: ({ id }) => undoCustomerField(user.id, id) }}
      beside={({ wreq_id: id }) =>
        id !== null && <Link to={requestPaths.detail(id)}>{t('customer.requests.number', { id })}</Link>
      }
    />
  );
}
