import type { JstDate } from '@laundry/shared/time/jst';

/** What was done, to be said above the grid; `affectedOn` leads to the requests of that day. */
export interface CalendarNotice {
  readonly lines: readonly string[];
  readonly affectedOn: JstDate | null;
  /** The requests of that day are told by their number, as many as are left: so many there were at first. */
  readonly counted?: { readonly first: number } | undefined;
}
