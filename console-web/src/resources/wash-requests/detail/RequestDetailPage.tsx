import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { OfflineNotice } from '../../../components/loading/OfflineNotice';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { ActReports } from '../act-reports/ActReports';
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
import type { Notice } from '../request/notice';
import type { ActionKey } from '../request/request-actions';
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
      <RequestDetailView key={id} request={data} isGone={error !== null} />
    </>
  );
}

/** Which dialog is open; `advance` at once when the list's own button led here. */
type OpenDialog = ActionKey | 'advance' | 'load' | null;

function RequestDetailView({ request, isGone }: { request: RequestDetail; isGone: boolean }) {
  const location = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>(asksToAdvance(location.state) ? 'advance' : null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { search: listQuery } = location;
  const { reports, error } = useActReports();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto', pb: { xs: 12, md: 0 } }}>
      <DetailHeading request={request} listQuery={listQuery} />
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
          <ActReports reports={reports?.filter(({ wreq_id }) => wreq_id === request.id)} error={error} isOfScreen />
          <RequestFacts request={request} />
          {isPhone && <StageTimeline request={request} />}
          <HandoverScans request={request} />
          <RequestPhotos request={request} />
          <HistoryList request={request} />
        </Box>
        {!isGone && <ActionPanel request={request} listQuery={listQuery} onOpen={setDialog} />}
      </Box>
      <RequestDialogs request={request} dialog={dialog} onClose={() => setDialog(null)} showNotice={setNotice} />
    </Box>
  );
}

const asksToAdvance = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'advance' in state && state.advance === true;
