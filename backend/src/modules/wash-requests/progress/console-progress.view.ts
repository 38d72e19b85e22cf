import type { Progress } from '@laundry/shared/constants/progress';

/** A stage that was done, or somebody's part of a split one (handbook/requests.md#stages). */
export class ProgressView {
  dt: string;
  staff_id: number | null;
  staff_name1: string | null;
  staff_name2: string | null;
  /** The stage that was reached: 1, 2, 4 or 3. */
  status: Progress;
  wash_request_id: number;
  user_id: number;
  name1: string;
  name2: string;
  /** Bags, by halves in a split. */
  count: number;
}
