import Box from '@mui/material/Box';
import { useState } from 'react';
import { DonePanel } from '../../components/page/DonePanel';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import { useMaintenance } from '../../providers/maintenance';
import { PeriodBanner } from './PeriodBanner';
import { PeriodSteps } from './PeriodSteps';

/** What was done here last: the screen then says so, whatever the state is by then. */
type Done = 'none' | 'started' | 'ended' | 'calledOff';

/** Sets up maintenance while there is none; ends it while it is on, calls it off while it is planned. */
export default function MaintenanceSettingPage() {
  const { data, error, isPending, refetch } = useMaintenance();
  const [done, setDone] = useState<Done>('none');
  const content = () => {
    if (done === 'started') return <PeriodSteps onDone={() => setDone('started')} />;
    if (done !== 'none') return <DonePanel lines={[t(`maintenance.${done}`)]} to="/" label={t('maintenance.toTop')} />;
    if (isPending) return <LoadingScreen />;
    if (data === undefined) return <FailedScreen error={error} onRetry={() => void refetch()} />;
    // A planned one has a type as well.
    if (data.type === null) return <PeriodSteps onDone={() => setDone('started')} />;
    return <PeriodBanner maintenance={data} onDone={setDone} />;
  };
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={t('maintenance.name')} />
      {content()}
    </Box>
  );
}
