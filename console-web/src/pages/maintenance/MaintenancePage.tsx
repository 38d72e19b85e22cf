import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { useLogout } from 'ra-core';
import { Navigate } from 'react-router';
import { LoadingScreen } from '../../components/LoadingScreen';
import { shellTexts } from '../../i18n/shell';
import { nowJst } from '../../providers/clock';
import { type Maintenance, useMaintenance } from '../../providers/maintenance';

const { maintenance: texts } = shellTexts;

/** Where staff other than managers wait while maintenance is on (spec 3 §6); leads back as soon as it is over. */
export function MaintenancePage() {
  const { data, isPending, isFetching, refetch } = useMaintenance();
  const logout = useLogout();
  if (isPending) return <LoadingScreen />;
  if (data?.maint_flg === 0) return <Navigate to="/" replace />;
  return (
    <Stack component="main" sx={{ alignItems: 'center', p: 3, pt: 8 }}>
      <title>{`${texts.title}｜${shellTexts.product}`}</title>
      <Paper variant="outlined" sx={{ maxWidth: 480, width: '100%', p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography>{texts.lead}</Typography>
        {data && <Facts maintenance={data} />}
        <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
          {texts.recheck}
        </Button>
        <Button onClick={() => void logout()}>{shellTexts.logout}</Button>
      </Paper>
    </Stack>
  );
}

function Facts({ maintenance }: { maintenance: Maintenance }) {
  const until = (dt: string | null) => (dt === null ? texts.untilFurtherNotice : displayDateTime(dt, 'ja', nowJst()));
  const from = maintenance.start_dt === null ? '' : displayDateTime(maintenance.start_dt, 'ja', nowJst());
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
      {[
        `${texts.period}：${from}～${until(maintenance.end_dt)}`,
        `${texts.type}：${labelOf(LOVS_JA.maintenance_type, maintenance.type)}`,
        `${texts.content}：${maintenance.content ?? ''}`,
      ].join('\n')}
    </Typography>
  );
}
