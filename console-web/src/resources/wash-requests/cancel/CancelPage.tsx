import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { NotFoundPage } from '../../../components/page/NotFoundPage';
import { PageHeading } from '../../../components/page/PageHeading';
import { useDone } from '../../../components/page/useDone';
import { t } from '../../../i18n';
import { useRequestDetail } from '../request/useRequestDetail';
import type { CancelType } from '../request-paths';
import { CancelConfirm } from './CancelConfirm';
import { CancelDone } from './CancelDone';

/** Cancels the pickup (type 1) or discards the request (other types), after a question. */
export default function CancelPage() {
  const params = useParams();
  const { search: listQuery } = useLocation();
  const id = Number(params.id);
  const { isDone, finish } = useDone();
  const request = useRequestDetail(id, !isDone);
  if (params.type === undefined || !/^\d+$/.test(params.type)) return <NotFoundPage />;
  const type: CancelType = params.type === '1' ? 1 : 2;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeading title={t(`requests.cancel.${type}.title`)} />
      {isDone && <CancelDone id={id} request={request.data} type={type} listQuery={listQuery} />}
      {!isDone && request.isPending && <LoadingScreen />}
      {!isDone && request.isError && request.data === undefined && (
        <FailedScreen error={request.error} onRetry={() => void request.refetch()} />
      )}
      {!isDone && request.data && (
        <CancelConfirm request={request.data} type={type} listQuery={listQuery} onDone={finish} />
      )}
    </Box>
  );
}
