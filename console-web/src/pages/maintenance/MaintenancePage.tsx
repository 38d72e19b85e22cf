import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useLogout } from 'ra-core';
import { Navigate } from 'react-router';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { shellTexts } from '../../i18n/shell';
import { useMaintenance } from '../../providers/maintenance';
import { PeriodFacts } from './PeriodFacts';

const { maintenance: texts } = shellTexts;

/** Where staff other than managers wait while maintenance is on; leads back as soon as it is over. Whoever may end it is led to where they can. */
export function MaintenancePage() {
  const { data, isPending, isFetching, refetch } = useMaintenance();
  const logout = useLogout();
  const { canAccess: mayEnd, isPending: isAsked } = useCanAccess({ resource: 'maintenance-setting', action: 'list' });
  if (isPending || isAsked) return <LoadingScreen />;
  if (mayEnd === true) return <Navigate to="/maintenance-setting" replace />;
  if (data?.maint_flg === 0) return <Navigate to="/" replace />;
  return (
    <Stack component="main" sx={{ alignItems: 'center', p: 3, pt: 8 }}>
      <title>{`${texts.title}｜${shellTexts.product}`}</title>
      <Paper variant="outlined" sx={{ maxWidth: 480, width: '100%', p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography>{texts.lead}</Typography>
        {data && <PeriodFacts period={data} />}
        <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
          {texts.recheck}
        </Button>
        <Button onClick={() => void logout()}>{shellTexts.logout}</Button>
      </Paper>
    </Stack>
  );
}
