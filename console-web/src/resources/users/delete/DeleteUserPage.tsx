import { t } from '../../../i18n';
import { CustomerScreen } from '../CustomerScreen';
import { DeleteUserSteps } from './DeleteUserSteps';

/** Deletes a customer, after their details were seen. */
export default function DeleteUserPage() {
  return (
    <CustomerScreen title={t('users.remove.title')}>
      {(user, carried) => <DeleteUserSteps user={user} carried={carried} />}
    </CustomerScreen>
  );
}
