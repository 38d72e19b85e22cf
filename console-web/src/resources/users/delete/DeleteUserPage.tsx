import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router';
import { DonePanel } from '../../../components/page/DonePanel';
import { PageHeading } from '../../../components/page/PageHeading';
import { useDone } from '../../../components/page/useDone';
import { t } from '../../../i18n';
import { userPaths } from '../user-paths';
import { CustomerScreen } from '../CustomerScreen';
import { DeleteUserSteps } from './DeleteUserSteps';

/** Deletes a customer, after their details were seen. */
export default function DeleteUserPage() {
  const { isDone, finish } = useDone();
  const { search } = useLocation();
  const id = Number(useParams()['id']);
  if (!isDone)
    return (
      <CustomerScreen title={t('users.remove.title')}>
        {(user, listQuery) => <DeleteUserSteps user={user} listQuery={listQuery} onDone={finish} />}
      </CustomerScreen>
    );
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={t('users.remove.title')} />
      <DonePanel
        lines={[t('users.remove.done'), t('users.remove.doneId', { id })]}
        to={userPaths.list(search)}
        label={t('users.backToList')}
      />
    </Box>
  );
}
