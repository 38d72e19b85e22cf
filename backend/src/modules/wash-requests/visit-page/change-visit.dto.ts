import { DateTimeText, Optional } from '../../../common/validation/rules.js';

/** A later time of the same day; what is left out, or sent as it was, stays. */
export class ChangeVisitDto {
  @Optional() @DateTimeText() sched_pickup_dt?: string | null;
  @Optional() @DateTimeText() sched_delivery_dt?: string | null;
}
