import type { DateReason } from '@laundry/shared/rules/request-context';

/** A day, and why no pickup can be asked for on it (contract, Customer). */
export class PickupDateView {
  date: string;
  open: boolean;
  reason: DateReason | null;
}
