import { useLocation } from 'react-router';
import Box from '@mui/material/Box';
import { DonePanel } from '../../../components/page/DonePanel';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';
import { userPaths } from '../user-paths';

/** The plan was changed; a screen of its own, so that a reload sends nothing again. */
export default function PlanDonePage() {
  const { search } = useLocation();
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={t('users.plan.title')} />
      <DonePanel lines={[t('users.plan.done')]} to={userPaths.list(search)} label={t('users.backToList')} />
    </Box>
  );
}
