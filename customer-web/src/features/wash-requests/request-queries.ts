import { LIMITS } from '@laundry/shared/constants/limits';
import { type JstDate, addDays, addMonths, firstOfMonth } from '@laundry/shared/time/jst';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../lib/session/current-user';
import { forgetNext } from '../../lib/session/session-token';
import type { Wanted } from './history/company-history';
import { businessHolidays, listRequests, pickupDates } from './api';

/** Key of all queries that a new, changed or cancelled request invalidates. */
export const REQUESTS_KEY = 'wash-requests';
/** Holidays from last month on, because working days are counted from pickups of the past too, to past the last day offered. */
const HOLIDAY_MONTHS = 4;

export const currentRequestsQuery = queryOptions({
  // Staff advance requests meanwhile: they are read anew whenever a screen opens.
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'current'],
  queryFn: () => listRequests('current'),
});

/** The requests that wait for their payment, newest first: they are in no other list. */
export const heldQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'held'],
  queryFn: () => listRequests('held'),
});

/** The requests of the last days that were cancelled automatically, newest first: they are in no other list. */
export const lapsedQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'lapsed'],
  queryFn: () => listRequests('lapsed'),
});

/** All of it, unless some is looked for. */
export const historyQuery = (wanted: Wanted = {}) =>
  queryOptions({
    // Staff advance requests meanwhile: they are read anew whenever a screen opens.
    refetchOnMount: 'always',
    queryKey: [REQUESTS_KEY, 'history', wanted],
    queryFn: () => listRequests('history', wanted),
  });

/** The days from today to the last that can be chosen, as the server sees them for this customer. */
export const pickupDatesQuery = (today: JstDate) =>
  queryOptions({
    // Staff advance requests meanwhile: they are read anew whenever a screen opens.
    refetchOnMount: 'always',
    queryKey: [REQUESTS_KEY, 'pickup-dates', today],
    queryFn: () => pickupDates(today, addDays(today, LIMITS.daysAhead)),
  });

export const holidaysQuery = (today: JstDate) => {
  const from = addMonths(firstOfMonth(today), -1);
  return queryOptions({
    // Staff advance requests meanwhile: they are read anew whenever a screen opens.
    refetchOnMount: 'always',
    queryKey: ['business-holidays', from],
    queryFn: () => businessHolidays(from, addMonths(from, HOLIDAY_MONTHS)),
  });
};

/** After a request was made, changed or cancelled: lists, days and the bags left are read anew. */
export function useRequestsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    forgetNext();
    await Promise.all([
      queries.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
      queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    ]);
  };
}
