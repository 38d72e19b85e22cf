import Box from '@mui/material/Box';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { useCallback, useEffect, useState } from 'react';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { OfflineNotice } from '../../components/loading/OfflineNotice';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import type { Work } from '../../providers/api/api-types';
import { problemOf } from '../../providers/api/problem';
import { nowJst } from '../../providers/clock';
import { useOperator } from '../../providers/access/OperatorContext';
import { useVariant } from '../../providers/access/VariantContext';
import { AdvanceDialog } from '../../resources/wash-requests/advance/AdvanceDialog';
import type { Notice } from '../../resources/wash-requests/request/notice';
import { mainAction } from '../../resources/wash-requests/request/request-actions';
import { useRequestDetail } from '../../resources/wash-requests/request/useRequestDetail';
import { DoneStops } from './DoneStops';
import { ScanLink } from './ScanLink';
import { StopNotices } from './notices/StopNotices';
import { LateBags, WaitingBags } from './WaitingBags';
import { markedStages, waitingGroups } from './stops';
import { useScanned } from './useScanned';
import { tellOfStop } from './notices/tell-of-stop';
import { useWork } from '../../resources/wash-requests/useWork';

/** A day of who washes and folds: what is in the house for either, late ones before all, then the soonest delivery first. */
export default function WashDay() {
  const work = useWork();
  const { data, error, refetch } = work;
  const variant = useVariant();
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={shellTexts.top[variant]}>
        <ScanLink />
      </PageHeading>
      <OfflineNotice error={work.error} updatedAt={work.updatedAt} lead={t('day.offlineNothing')} />
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      {data !== undefined && <House rows={data} />}
    </Box>
  );
}

function House({ rows }: { rows: readonly Work[] }) {
  const operator = useOperator();
  const scanned = useScanned();
  const [advancing, setAdvancing] = useState<Work | null>(() => {
    const row = rows.find(({ id }) => id === scanned.requestId);
    return row !== undefined && mainAction(operator, row)?.reason === null ? row : null;
  });
  const { forget } = scanned;
  const close = useCallback(() => {
    setAdvancing(null);
    forget();
  }, [forget]);
  const { late, wash, fold } = waitingGroups(rows, nowJst());
  const isLateAt = (stage: Progress) => late.some(({ status }) => status === stage);
  return (
    <>
      <StopNotices rows={rows} />
      <LateBags rows={late} onAdvance={setAdvancing} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <WaitingBags stage="wash" rows={wash} hasLate={isLateAt(PROGRESS.pickedUp)} onAdvance={setAdvancing} />
        <WaitingBags stage="fold" rows={fold} hasLate={isLateAt(PROGRESS.washed)} onAdvance={setAdvancing} />
      </Box>
      <DoneStops marked={markedStages(rows)} />
      {advancing !== null && <AdvanceById row={advancing} scanned={scanned.code} onClose={close} />}
    </>
  );
}

interface AdvanceByIdProps {
  readonly row: Work;
  readonly scanned: string | undefined;
  readonly onClose: () => void;
}

/** The question of the next stage for a row: it asks for what only the whole request tells. */
function AdvanceById({ row, scanned, onClose }: AdvanceByIdProps) {
  const { data, error, isFetching } = useRequestDetail(row.id);
  const showNotice = useCallback((notice: Notice) => tellOfStop(row, notice), [row]);
  useEffect(() => {
    if (error === null) return;
    showNotice({ text: problemOf(error).detail, isStale: false });
    onClose();
  }, [error, showNotice, onClose]);
  // What was read before may be a stage behind.
  if (data === undefined || isFetching) return <LoadingScreen />;
  return <AdvanceDialog request={data} scanned={scanned} onClose={onClose} showNotice={showNotice} />;
}
