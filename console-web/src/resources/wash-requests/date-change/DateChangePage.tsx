import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/FailedScreen';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { PageHeading } from '../../../components/PageHeading';
import { t } from '../../../i18n';
import { useRequestDetail } from '../detail/useRequestDetail';
import { OPENED_FROM_LIST, requestPaths } from '../request-paths';
import { DateChangeSteps } from './DateChangeSteps';
import { useChangeContext } from './useChangeContext';

/** Moves the legs of a request, in three steps. */
export default function DateChangePage() {
  const id = Number(useParams().id);
  const { search: carried, ...location } = useLocation();
  const openedFrom: unknown = location.state;
  const back =
    openedFrom === OPENED_FROM_LIST
      ? { to: requestPaths.list(carried), label: t('requests.detail.back') }
      : { to: requestPaths.detail(id, carried), label: t('requests.detail.title') };
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
        <DateChangeSteps key={id} request={request.data} context={context.data} back={back} />
      )}
    </Box>
  );
}
