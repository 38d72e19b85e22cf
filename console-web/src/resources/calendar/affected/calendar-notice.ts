import type { JstDate } from '@laundry/shared/time/jst';

/** A day whose requests are to be looked at. */
export interface AffectedDay {
  readonly date: JstDate;
  /** They are told by their number, as many as are left: so many there were at first. */
  readonly counted?: number | undefined;
}

/** What was done, to be said above the grid, with the days on which there is something to do. */
export interface CalendarNotice {
  readonly lines: readonly string[];
  readonly affected: readonly AffectedDay[];
}
