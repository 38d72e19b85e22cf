import type { JstDate } from '@laundry/shared/time/jst';

/** Counts the requests that a closed day concerns. The requests' module provides it: it stands above the calendar. */
export abstract class AffectedRequests {
  abstract countOn(date: JstDate): Promise<number>;
}
