import { LIMITS } from '@laundry/shared/constants/limits';
import { DateTimeText, Optional, Text, Whole } from '../../../common/validation/rules.js';

/** An each-time request. */
export class CreateRequestDto {
  @DateTimeText() sched_pickup_dt: string;
  /** Absent on a same-time plan. */
  @Optional() @DateTimeText() sched_delivery_dt?: string | null;
  @Whole({ min: LIMITS.requestCountMin, max: LIMITS.requestCountMax, message: 'count_range' }) count: number;
  @Optional() @Text({ max: LIMITS.boxPasswordLength, encrypted: true }) delivery_box_pw?: string | null;
  @Optional() @Text({ max: LIMITS.remarksLength, lines: true }) bikou?: string | null;
  /** Of a company: its cost centre, stored as `costCentreOf` says. */
  @Optional() @Text({ max: LIMITS.nameLength }) cost_centre?: string | null;
}
