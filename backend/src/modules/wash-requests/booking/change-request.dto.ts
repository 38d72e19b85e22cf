import { LIMITS } from '@laundry/shared/constants/limits';
import { DateTimeText, Optional, Text } from '../../../common/validation/rules.js';

/** What a customer may change of a request; what is not sent, or sent as it was, stays (handbook/requests.md#change-and-cancel). */
export class ChangeRequestDto {
  @Optional() @DateTimeText() sched_pickup_dt?: string | null;
  @Optional() @DateTimeText() sched_delivery_dt?: string | null;
  /** Empty: none. Null: none either, but for one that cannot be read, which stays: it is shown as null. */
  @Optional() @Text({ max: LIMITS.boxPasswordLength, encrypted: true }) delivery_box_pw?: string | null;
}
