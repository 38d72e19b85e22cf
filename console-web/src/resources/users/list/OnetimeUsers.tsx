import { t } from '../../../i18n';
import { ONETIME_GROUPS } from '../user-facts';
import { UserList } from './UserList';

/** The list of one-time customers. */
export default function OnetimeUsers() {
  return <UserList title={t('users.onetime')} groups={ONETIME_GROUPS} />;
}
