import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import { PaymentFormView } from '../../payments/begin/payment.view.js';
import type { User } from '../../users/user.entity.js';

/** The plan now and from next month; with `payment`, what has to be paid first. */
export class PlanChangedView {
  plan_id: string;
  next_month_plan_id: string | null;
  payment?: PaymentFormView;
  /** The payment's number: GET /payments/state/{no}. */
  payment_no?: string;
}

/** The fields of a customer that an operator's change of plan may change. */
export class PlanEditedView {
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  user_plan_option: PlanOption;
  valid_from: string | null;
  next_month_plan_id: string | null;
  next_month_pickup_delivery_type: AccountPickupMethod | null;
  next_month_user_plan_option: PlanOption | null;
  next_month_plan_valid_from: string | null;
  payment_method_id: AccountPaymentMethod;
  available_request_count: number;
}

export const planEditedView = (user: User): PlanEditedView => ({
  plan_id: user.plan_id,
  pickup_delivery_type: user.pickup_delivery_type,
  user_plan_option: user.user_plan_option,
  valid_from: user.valid_from,
  next_month_plan_id: user.next_month_plan_id,
  next_month_pickup_delivery_type: user.next_month_pickup_delivery_type,
  next_month_user_plan_option: user.next_month_user_plan_option,
  next_month_plan_valid_from: user.next_month_plan_valid_from,
  payment_method_id: user.payment_method_id,
  available_request_count: user.available_request_count,
});
