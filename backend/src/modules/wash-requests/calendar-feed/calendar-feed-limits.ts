import { CALENDAR_LIMITS } from '@laundry/shared/constants/calendar-limits';
import { networkAddress } from '../../../common/http/network-address.js';
import { callingPerson, limited } from '../../../common/rate-limit/limited.js';

const CALLS = { name: 'calendar-feeds', tries: CALENDAR_LIMITS.callsPerMinute, minutes: 1 };
const MADE = { name: 'new-calendar-feeds', tries: CALENDAR_LIMITS.madePerHour, minutes: 60 };

/** Enough for a provider that asks for many customers; nobody tries secrets at leisure. */
export const CalendarFeedLimit = limited(CALLS, networkAddress);

/** Each address is an entry of the history. */
export const NewFeedLimit = limited(MADE, callingPerson);
