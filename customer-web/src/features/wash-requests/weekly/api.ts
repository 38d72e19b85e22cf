import { answer, client } from '../../../lib/calls/api';
import type { WeekRequestsBody } from '../../../lib/calls/api-types';

export const savedWeekRequests = () => answer(client.GET('/api/v1/userWeekRequests'));

/** Refused with `not_enough_count` where the bags of next month do not suffice. */
export const checkWeekRequests = (body: WeekRequestsBody) =>
  answer(client.POST('/api/v1/users/me/checkWeekRequests', { body }));

/** Replaces the whole schedule: sent twice it is the same. */
export const saveWeekRequests = (body: WeekRequestsBody) =>
  answer(client.POST('/api/v1/users/me/weekRequests', { body }));
