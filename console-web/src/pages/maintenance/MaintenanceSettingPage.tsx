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

/** Sets up maintenance while there is none; ends it while it is on, cancels it while it is planned. */
export default function MaintenanceSettingPage() {
  const { data, error, isPending, refetch } = useMaintenance();
  // What was done here last, until somebody sets up the next.
  const [ended, setEnded] = useState<'ended' | 'cancelled' | null>(null);
  const content = () => {
    // A planned one has a type as well.
    const isSet = data !== undefined && data.type !== null;
    if (ended !== null && !isSet)
      return <DonePanel lines={[t(`maintenance.${ended}`)]} to="/" label={t('maintenance.toTop')} />;
    if (isPending) return <LoadingScreen />;
    if (data === undefined) return <FailedScreen error={error} onRetry={() => void refetch()} />;
    return <PeriodSteps banner={isSet && <PeriodBanner maintenance={data} onDone={setEnded} />} />;
  };
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={t('maintenance.name')} />
      {content()}
    </Box>
  );
}
