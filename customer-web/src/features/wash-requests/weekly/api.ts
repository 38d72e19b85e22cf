import { answer, client } from '../../../lib/calls/api';
import type { WeekRequestsBody } from '../../../lib/calls/api-types';
import { queryOptions } from '@tanstack/react-query';
import { REQUESTS_KEY } from '../request-queries';

/** Refused with `not_enough_count` where the bags of next month do not suffice. */
export const checkWeekRequests = (body: WeekRequestsBody) =>
  answer(client.POST('/api/v1/users/me/checkWeekRequests', { body }));

/** Replaces the whole schedule: sent twice it is the same. */
export const saveWeekRequests = (body: WeekRequestsBody) =>
  answer(client.POST('/api/v1/users/me/weekRequests', { body }));

export const weekRequestsQuery = queryOptions({
  // Another device may have changed it: it is read anew whenever a screen opens.
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'weekly'],
  queryFn: () => answer(client.GET('/api/v1/userWeekRequests')),
});
