import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../lib/calls/api';

const CALL = '/api/v1/users/me/calendarFeed';

/** The address by which a calendar follows the customer, where there is one. */
export const ownCalendarQuery = queryOptions({
  queryKey: ['own-calendar'],
  queryFn: () => answer(client.GET(CALL)),
});

export type CalendarChange = 'make' | 'renew' | 'end';

export const changeCalendar = (change: CalendarChange): Promise<unknown> =>
  change === 'end' ? answer(client.DELETE(CALL)) : answer(client.POST(CALL));
