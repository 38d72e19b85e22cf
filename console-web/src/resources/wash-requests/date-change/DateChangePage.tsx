import Box from '@mui/material/Box';
import { openedWith } from '@laundry/web-kit/forms/steps/use-steps';
import { type Location, useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';
import { useRequestDetail } from '../request/useRequestDetail';
import { OPENED_FROM_LIST, customerOpenedFrom, requestPaths, wayBack } from '../request-paths';
import { DateChangeSteps } from './DateChangeSteps';
import { useChangeContext } from './useChangeContext';

/** Moves the legs of a request, in three steps. */
export default function DateChangePage() {
  const id = Number(useParams().id);
  const location = useLocation();
  const back = backOf(id, location);
  const request = useRequestDetail(id);
  const context = useChangeContext(request.data);

  const isRead = request.data !== undefined && context.data !== undefined;
  // What was chosen, and that it is done, stays when the request cannot be read again.
  const failure = isRead ? null : (request.error ?? context.error);
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

/** To where it was opened from: the list, the customer's page, else the request itself. */
function backOf(id: number, { search, state }: Location) {
  if (customerOpenedFrom(search) !== null) return wayBack(search);
  if (openedWith(state) === OPENED_FROM_LIST)
    return { to: requestPaths.list(search), label: t('requests.detail.back') };
  return { to: requestPaths.detail(id, search), label: t('requests.detail.title') };
}
