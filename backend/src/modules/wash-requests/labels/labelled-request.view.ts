import type { SizeKey } from '@laundry/shared/constants/sizes';

/** What is printed of a request: of its customer nothing, as labels lie about. */
export class LabelledRequestView {
  /** The reception number. */
  id: number;
  count: number;
  size: SizeKey;
  /** Null: bags that are only brought. */
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  is_tentative: boolean;
  /** One a bag, the first bag's first. */
  codes: string[];
}
