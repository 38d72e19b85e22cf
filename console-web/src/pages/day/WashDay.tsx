import Box from '@mui/material/Box';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { useCallback, useState } from 'react';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { shellTexts } from '../../i18n/shell';
import type { Work } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useVariant } from '../../providers/access/VariantContext';
import { AdvanceById } from './AdvanceById';
import { DoneStops } from './DoneStops';
import { OfflineNotice } from './OfflineNotice';
import { StopNotices } from './StopNotices';
import { LateBags, WaitingBags } from './WaitingBags';
import { markedStages, waitingGroups } from './stops';
import { useStopNotices } from './useStopNotices';
import { useWork } from './useWork';

/** A day of who washes and folds: what is in the house for either, late ones before all, then the soonest delivery first. */
export default function WashDay() {
  const { data, error, refetch } = useWork();
  const variant = useVariant();
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={shellTexts.top[variant]} />
      <OfflineNotice />
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      {data !== undefined && <House rows={data} />}
    </Box>
  );
}

function House({ rows }: { rows: readonly Work[] }) {
  const [advancing, setAdvancing] = useState<Work | null>(null);
  const { told, tellOf, dismiss } = useStopNotices();
  const close = useCallback(() => setAdvancing(null), []);
  const { late, wash, fold } = waitingGroups(rows, nowJst());
  const isLateAt = (stage: Progress) => late.some(({ status }) => status === stage);
  return (
    <>
      <StopNotices told={told} rows={rows} onDismiss={dismiss} />
      <LateBags rows={late} onAdvance={setAdvancing} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <WaitingBags stage="wash" rows={wash} hasLate={isLateAt(PROGRESS.pickedUp)} onAdvance={setAdvancing} />
        <WaitingBags stage="fold" rows={fold} hasLate={isLateAt(PROGRESS.washed)} onAdvance={setAdvancing} />
      </Box>
      <DoneStops marked={markedStages(rows)} />
      {advancing !== null && <AdvanceById row={advancing} tellOf={tellOf} onClose={close} />}
    </>
  );
}
