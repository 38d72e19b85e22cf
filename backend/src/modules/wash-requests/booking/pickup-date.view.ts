import type { DateReason } from '@laundry/shared/rules/dates/request-context';

/** A day, and why no pickup can be asked for on it (handbook/requests.md#lead-times). */
export class PickupDateView {
  date: string;
  open: boolean;
  reason: DateReason | null;
}

/** A day that takes no more pickups. */
export class FullDayView {
  date: string;
}
