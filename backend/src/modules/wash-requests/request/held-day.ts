import type { DateChange } from '@laundry/shared/rules/dates/date-change';
import { dateOf, type JstDate } from '@laundry/shared/time/jst';

/** A day as it was before something on it was decided. */
export interface HeldDay {
  readonly date: JstDate;
  readonly revision: number;
}

/** The day that is held while new dates are stored: the pickup's, which takes a place, else the delivery's. */
export function heldDate({ pickup, delivery }: DateChange): JstDate | null {
  const moment = pickup ?? delivery;
  return moment === undefined ? null : dateOf(moment);
}
