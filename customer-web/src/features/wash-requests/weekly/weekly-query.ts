import { queryOptions } from '@tanstack/react-query';
import { REQUESTS_KEY } from '../request-queries';
import { savedWeekRequests } from './api';

export const weekRequestsQuery = queryOptions({
  // Another device may have changed it: what is opened is asked for again.
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'weekly'],
  queryFn: savedWeekRequests,
});
