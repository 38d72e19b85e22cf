import { LIMITS } from '../../constants/limits.js';
import { addDays, at, dateOf, type JstDateTime } from '../../time/jst.js';
import { nthOpenDayFrom, type OpenCalendar } from './working-days.js';

/**
 * When a pickup that was not done is cancelled: once two open days after its day have fully passed, so Monday's from
 * Thursday 00:00 (handbook/requests.md#open-days). null when the calendar has no such days.
 */
export function autoCancelFrom(pickup: JstDateTime, calendar: OpenCalendar): JstDateTime | null {
  const last = nthOpenDayFrom(addDays(dateOf(pickup), 1), LIMITS.autoCancelOpenDays, calendar);
  return last === null ? null : at(addDays(last, 1), '00:00');
}

/** The same while it is ahead: where the job that cancels has not been, as after an outage, there is no moment to name any more. */
export function autoCancelAhead(pickup: JstDateTime, calendar: OpenCalendar, now: JstDateTime): JstDateTime | null {
  const from = autoCancelFrom(pickup, calendar);
  return from !== null && from > now ? from : null;
}
