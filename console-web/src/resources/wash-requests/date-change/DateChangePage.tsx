import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/FailedScreen';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { PageHeading } from '../../../components/PageHeading';
import { t } from '../../../i18n';
import { useRequestDetail } from '../detail/useRequestDetail';
import { requestPaths } from '../request-paths';
import { DateChangeSteps } from './DateChangeSteps';
import { useChangeContext } from './useChangeContext';

/** Moves the legs of a request, in three steps. */
export default function DateChangePage() {
  const id = Number(useParams().id);
  const { search: carried } = useLocation();
  const request = useRequestDetail(id);
  const context = useChangeContext(request.data);

  const failure = request.error ?? context.error;
  const readAgain = () => void Promise.all([request.refetch(), context.refetch()]);
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeading title={t('requests.dateChange.title')} />
      {failure !== null && <FailedScreen error={failure} onRetry={readAgain} />}
      {failure === null && (request.data === undefined || context.data === undefined) && <LoadingScreen />}
      {failure === null && request.data && context.data && (
        <DateChangeSteps
          key={id}
          request={request.data}
          context={context.data}
          backTo={requestPaths.detail(id, carried)}
        />
      )}
    </Box>
  );
}
