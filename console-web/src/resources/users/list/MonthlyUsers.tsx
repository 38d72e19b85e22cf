import { t } from '../../../i18n';
import { USER_GROUPS } from '../user-facts';
import { UserList } from './UserList';

/** The user list. */
export default function MonthlyUsers() {
  return <UserList title={t('users.name')} groups={USER_GROUPS} hasReceipts />;
}
