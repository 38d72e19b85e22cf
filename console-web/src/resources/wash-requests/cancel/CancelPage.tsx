import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/FailedScreen';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { NotFoundPage } from '../../../components/NotFoundPage';
import { PageHeading } from '../../../components/PageHeading';
import { t } from '../../../i18n';
import { useRequestDetail } from '../detail/useRequestDetail';
import type { CancelType } from '../request-paths';
import { CancelConfirm } from './CancelConfirm';

/** Cancels the pickup (type 1) or discards the request (other types), after a question. */
export default function CancelPage() {
  const params = useParams();
  const { search: carried } = useLocation();
  const request = useRequestDetail(Number(params.id));
  if (params.type === undefined || !/^\d+$/.test(params.type)) return <NotFoundPage />;
  const type: CancelType = params.type === '1' ? 1 : 2;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeading title={t(`requests.cancel.${type}.title`)} />
      {request.isPending && <LoadingScreen />}
      {request.isError && request.data === undefined && (
        <FailedScreen error={request.error} onRetry={() => void request.refetch()} />
      )}
      {request.data && <CancelConfirm request={request.data} type={type} carried={carried} />}
    </Box>
  );
}
