import type { JstDate } from '@laundry/shared/time/jst';

/** What was done, to be said above the grid; `affectedOn` leads to the requests of that day. */
export interface CalendarNotice {
  readonly lines: readonly string[];
  readonly affectedOn: JstDate | null;
}
