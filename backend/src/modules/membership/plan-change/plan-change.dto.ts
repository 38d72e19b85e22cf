import { PLAN_OPTIONS, type PlanOption } from '@laundry/shared/constants/plan-parts';
import { Flag, OneOf, Optional, Text, Whole } from '../../../common/validation/rules.js';

const MAX_KEY = 99;

/**
 * Another plan and its pickup method; an operator's: how it is paid follows from it. What is missing is told by the plan's own
 * rule. With what was seen of the plan to come: 409 `stale` where it is another by now, and not the wished one.
 */
export class PlanEditDto {
  @Optional() @Text({ max: 20 }) plan_id?: string | null;
  @Optional() @Whole({ min: 0, max: MAX_KEY }) pickup_delivery_type?: number | null;
  /** The one that the customer has, unless it is sent; the one-time plan has none. */
  @Optional() @OneOf(PLAN_OPTIONS) user_plan_option?: PlanOption | null;
  /** Another card for a customer who pays by card already. */
  @Optional() @Flag() renew_card?: boolean | null;
  /** Of `seen_` fields, what is missing or null was not seen, and is not compared. */
  @Optional() @Text({ max: 20 }) seen_plan_id?: string | null;
  @Optional() @Whole({ min: 0, max: MAX_KEY }) seen_pickup_delivery_type?: number | null;
  @Optional() @OneOf(PLAN_OPTIONS) seen_user_plan_option?: PlanOption | null;
}

/** The same with how the customer pays. */
export class PlanChangeDto extends PlanEditDto {
  @Optional() @Whole({ min: 0, max: MAX_KEY }) payment_method?: number | null;
}
