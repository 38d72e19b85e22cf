import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { OneOf, Optional } from '../../../common/validation/rules.js';

/** One stage back: the latest stage's key with 1 (handbook/requests.md#stages). */
export class RevertRequestDto {
  @Optional() @OneOf([1]) result_pickup_dt?: number | null;
  @Optional() @OneOf([1]) result_wash_dt?: number | null;
  @Optional() @OneOf([1]) result_fold_dt?: number | null;
  @Optional() @OneOf([1]) result_delivery_dt?: number | null;
  /** As the caller saw it. */
  @OneOf(Object.values(PROGRESS)) status: Progress;
}
