import { queryOptions } from '@tanstack/react-query';
import { listRequests } from '../../api';
import { REQUESTS_KEY } from '../../request-queries';

/** The requests that wait for their payment, newest first: they are in no other list. */
export const heldQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'held'],
  queryFn: () => listRequests('held'),
});
