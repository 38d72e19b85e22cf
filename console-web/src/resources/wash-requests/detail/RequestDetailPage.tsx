import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Halted } from '../../../components/form/dialog/halted';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { OfflineNotice } from '../../../components/loading/OfflineNotice';
import { t } from '../../../i18n';
import { useMay, useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemOf } from '../../../providers/api/problem';
import { ActReports } from '../act-reports/ActReports';
import { ReportsAtStop } from '../act-reports/ReportsAtStop';
import { type ReportedFacts, factsToRecord, recordingDialog } from '../act-reports/recording';
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
import type { ActionKey } from '../request/request-actions';
import { useLookOut } from '../request/useLookOut';
import { useRequestDetail } from '../request/useRequestDetail';

/** The request in full, and everything that can be done with it. */
export default function RequestDetailPage() {
  const id = Number(useParams().id);
  const { data, error, refetch, dataUpdatedAt } = useRequestDetail(id);
  const isDriver = callerOf(useOperator()) === 'delivery';
  if (data === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  return (
    <>
      <OfflineNotice
        error={error}
        updatedAt={dataUpdatedAt}
        lead={t(isDriver ? 'day.offlineDetail' : 'day.offlineNothing')}
      />
      <RequestDetailView key={id} request={data} error={error} look={isDriver ? refetch : null} />
    </>
  );
}

/** Which dialog is open, and what is filled in by what was reported; at once when a button elsewhere led here. */
interface OpenDialog {
  readonly dialog: ActionKey | 'advance' | 'load' | null;
  readonly filled?: ReportedFacts;
}
const NONE: OpenDialog = { dialog: null };

interface ViewProps {
  readonly request: RequestDetail;
  /** Why it is not as it is by now. */
  readonly error: Error | null;
  /** Looks whether it is still to be seen; null: who sees all is told of a change. */
  readonly look: (() => unknown) | null;
}

function RequestDetailView({ request, error, look }: ViewProps) {
  const location = useLocation();
  const operator = useOperator();
  const recording = (filled: ReportedFacts): OpenDialog => ({
    dialog: recordingDialog(operator, request, filled),
    filled,
  });
  const [{ dialog, filled }, setDialog] = useState<OpenDialog>(() => {
    const reported = factsToRecord(location.state);
    if (reported !== null) return recording(reported);
    return asksToAdvance(location.state) ? { dialog: 'advance' } : NONE;
  });
  const [notice, setNotice] = useState<Notice | null>(null);
  const { search: listQuery } = location;
  const mayClose = useMay()('actReports');
  const reports = useActReports(request.id);
  const gone = error !== null && problemOf(error).status === 404 ? goneReason(error) : null;
  useLookOut(look !== null && dialog !== null, look ?? NOTHING);
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
          <ActReports
            {...reports}
            recordingOf={(report) => {
              const open = recording(report);
              return open.dialog === null ? null : () => setDialog(open);
            }}
          />
          {!mayClose && <ReportsAtStop reports={request.act_reports} />}
          <RequestFacts request={request} />
          {isPhone && <StageTimeline request={request} />}
          <HandoverScans request={request} />
          <RequestPhotos request={request} />
          <HistoryList request={request} />
        </Box>
        {error === null && (
          <ActionPanel request={request} listQuery={listQuery} onOpen={(opened) => setDialog({ dialog: opened })} />
        )}
      </Box>
      <Halted value={gone === null ? null : `${gone}。${t('requests.gone.halted')}`}>
        <RequestDialogs
          request={request}
          dialog={dialog}
          filled={filled}
          onClose={() => setDialog(NONE)}
          showNotice={setNotice}
        />
      </Halted>
    </Box>
  );
}

const NOTHING = () => undefined;

const asksToAdvance = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'advance' in state && state.advance === true;
