import { DateTimeText, Optional } from '../../../common/validation/rules.js';

/** New date-times; what is left out, or sent as it was, stays. */
export class ChangeDatesDto {
  @Optional() @DateTimeText() sched_pickup_dt?: string | null;
  @Optional() @DateTimeText() sched_delivery_dt?: string | null;
}
