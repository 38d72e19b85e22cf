import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Halted } from '../../../components/form/dialog/halted';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { OfflineNotice } from '../../../components/loading/OfflineNotice';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';
import { useMay, useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { isStopGone, problemOf } from '../../../providers/api/problem';
import { ActReports } from '../act-reports/ActReports';
import { ReportsAtStop } from '../act-reports/ReportsAtStop';
import { useActReports } from '../act-reports/useActReports';
import { ActionPanel } from './ActionPanel';
import { DetailHeading } from './DetailHeading';
import { HandoverScans } from '../labels/HandoverScans';
import { HistoryList } from './HistoryList';
import { NoticeBar } from '../request/NoticeBar';
import { RequestDialogs } from './RequestDialogs';
import { RequestFacts } from './RequestFacts';
import { StageTimeline } from './StageTimeline';
import { RequestPhotos } from '../photos/RequestPhotos';
import { goneReason } from '../request/gone-reason';
import type { Notice } from '../request/notice';
import { useReadWhileAsking } from '../../../components/live/useReadWhileAsking';
import { useRequestDetail } from '../request/useRequestDetail';
import { useWithHeld } from '../request/useWithHeld';
import { useOpenDialog } from './useOpenDialog';

/** The request in full, and everything that can be done with it. */
export default function RequestDetailPage() {
  const id = Number(useParams().id);
  const { data: read, error, isFetching, refetch, dataUpdatedAt } = useRequestDetail(id);
  const data = useWithHeld(read);
  const isDriver = callerOf(useOperator()) === 'delivery';
  if (data === undefined && isDriver && isStopGone(problemOf(error))) return <GoneRequest reason={goneReason(error)} />;
  if (data === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  return (
    <>
      <OfflineNotice
        error={error}
        updatedAt={dataUpdatedAt}
        lead={t(isDriver ? 'day.offlineDetail' : 'day.offlineNothing')}
      />
      <RequestDetailView
        key={id}
        request={data}
        isFetching={isFetching}
        error={error}
        read={isDriver ? refetch : null}
      />
    </>
  );
}

interface ViewProps {
  readonly request: RequestDetail;
  readonly isFetching: boolean;
  /** Why it is not as it is by now. */
  readonly error: Error | null;
  /** Reads whether it is still to be seen; null: who sees all is told of a change. */
  readonly read: (() => unknown) | null;
}

function RequestDetailView({ request, isFetching, error, read }: ViewProps) {
  const { open, record, show, close } = useOpenDialog({ request, isFetching, error });
  const [notice, setNotice] = useState<Notice | null>(null);
  const { search: listQuery } = useLocation();
  const mayClose = useMay()('actReports');
  const reports = useActReports(request.id);
  const gone = error !== null && problemOf(error).status === 404 ? goneReason(error) : null;
  useReadWhileAsking(open !== null, read);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto', pb: { xs: 12, md: 0 } }}>
      <DetailHeading request={request} listQuery={listQuery} />
      {gone !== null && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{t('requests.gone.title')}</AlertTitle>
          <Box sx={{ fontWeight: 700 }}>{gone}</Box>
          {t('requests.gone.lead')}
        </Alert>
      )}
      {notice && <NoticeBar notice={notice} request={request} onClose={() => setNotice(null)} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {/* A driver needs the place and the telephone first, the desk the progress. */}
          {!isPhone && <StageTimeline request={request} />}
          <ActReports {...reports} recordingOf={record} />
          {!mayClose && <ReportsAtStop reports={request.act_reports} />}
          <RequestFacts request={request} />
          {isPhone && <StageTimeline request={request} />}
          <HandoverScans request={request} />
          <RequestPhotos request={request} />
          <HistoryList request={request} />
        </Box>
        {error === null && <ActionPanel request={request} listQuery={listQuery} onOpen={show} />}
      </Box>
      <Halted value={gone === null ? null : `${gone}。${t('requests.gone.halted')}`}>
        {open !== null && <RequestDialogs {...open} onClose={close} showNotice={setNotice} />}
      </Halted>
    </Box>
  );
}

/** In place of a request that others took away from its driver: to read it once more does not bring it back. */
const GoneRequest = ({ reason }: { readonly reason: string }) => (
  <>
    <PageHeading title={t('requests.gone.title')} />
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {reason}
    </Alert>
    <Button component={Link} to="/" variant="contained">
      {t('requests.gone.toDay')}
    </Button>
  </>
);
