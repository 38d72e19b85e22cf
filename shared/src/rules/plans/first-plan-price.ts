import type { PlanOption } from '../../constants/plan-parts.js';
import { firstPlanCourse, type PlanPayment } from './plan-change-course.js';
import type { PlanId } from './plan-id.js';
import { monthlyCharge } from './price.js';

interface FirstPlanPrice {
  /** Yen to be paid before the plan begins, tax included. */
  readonly today: number;
  /** Yen of each month; 0 where each request is paid for. */
  readonly monthly: number;
}

/** What the first plan of an account costs (handbook/plans-and-prices.md#prices). */
export function firstPlanPrice(
  plan: PlanId,
  payment: Pick<PlanPayment, 'payment_method'>,
  { option = 0, beginsLater = false }: { readonly option?: PlanOption; readonly beginsLater?: boolean } = {},
): FirstPlanPrice {
  const monthly = monthlyCharge(plan, option);
  return { today: firstPlanCourse(plan, payment, beginsLater).card === 'price' ? monthly : 0, monthly };
}
