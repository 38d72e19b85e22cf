import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import type { PlanPart } from '../../constants/plan-parts.js';
import { REASON, type StatusReason } from '../../constants/reasons.js';
import { SIZE, type SizeKey } from '../../constants/sizes.js';
import { USER_STATUS } from '../../constants/user-status.js';
import type { JstDateTime } from '../../time/jst.js';
import { type Leaver, hasLeft } from '../has-left.js';
import { type AreaService, isServed } from './area-service.js';
import { type PlanId, isFirstTrial, isOnetime, parsePlanId, pickupMethodFits, sizeKeyOf } from './plan-id.js';

/** Keys, which the webs translate: a plan's form shows them beside its three parts and the payment. */
export type PlanChangeKey =
  | 'planPart1_required'
  | 'planPart1_unchangeable'
  | 'plan_unknown'
  | 'notarea'
  | 'planPart2_required'
  | 'hand_over_not_of_plan'
  | 'bagSize_required'
  | 'payment_method_unselectable'
  | 'payment_method_onetime'
  | 'payment_method_plans'
  | 'payment_method_unchangeable'
  | 'payment_method_rejected';

export type PlanChangeField = 'planPart1' | 'planPart2' | 'bagSize' | 'payment_method' | 'pickup_delivery_type';
export type PlanChangeErrors = Partial<Record<PlanChangeField, PlanChangeKey>>;

export interface PlanWish {
  readonly plan_id?: string | null | undefined;
  readonly pickup_delivery_type?: number | null | undefined;
  readonly payment_method?: number | null | undefined;
}

export interface PlanCustomer {
  readonly plan_id: string;
  readonly next_month_plan_id: string | null;
  readonly status: number;
  readonly payment_method_id: number;
  readonly is_company: boolean;
  readonly company_name: string | null;
  /** Suspended for a card that was declined. */
  readonly isSuspendedForCard: boolean;
  /** Of an account that is not active yet: its first plan is to begin with a month to come. */
  readonly beginsLater?: boolean;
}

/** Parts too small for an invoice, by size (handbook/plans-and-prices.md#plan-change). */
const NO_INVOICE: Readonly<Partial<Record<SizeKey, readonly PlanPart[]>>> = {
  [SIZE.S]: ['t2', 't4'],
  [SIZE.M]: ['t2'],
};

/** What is wrong with a customer's wish for another plan, the first error of each field (handbook/plans-and-prices.md#plan-change). */
export function planChangeErrors(wish: PlanWish, customer: PlanCustomer, area: AreaService | null): PlanChangeErrors {
  const plan = parsePlanId(wish.plan_id);
  const part = partError(wish, plan, customer, area);
  const pickupMethod = pickupMethodErrors(wish, plan);
  const payment = plan === null ? null : planPaymentError(wish.payment_method ?? null, plan, customer);
  return {
    ...(part !== null && { planPart1: part }),
    ...pickupMethod,
    ...(payment !== null && { payment_method: payment }),
  };
}

function partError(
  wish: PlanWish,
  plan: PlanId | null,
  customer: PlanCustomer,
  area: AreaService | null,
): PlanChangeKey | null {
  if (wish.plan_id == null || wish.plan_id.trim() === '') return 'planPart1_required';
  if (plan === null || isFirstTrial(plan)) return 'plan_unknown';
  if (!isServed(area, plan)) return 'notarea';
  // What was chosen before the suspension stays.
  if (customer.status !== USER_STATUS.suspended || wish.plan_id === customer.next_month_plan_id) return null;
  const current = parsePlanId(customer.plan_id);
  return current !== null && !isOnetime(current) && isOnetime(plan) ? 'planPart1_unchangeable' : null;
}

function pickupMethodErrors({ pickup_delivery_type: type }: PlanWish, plan: PlanId | null): PlanChangeErrors {
  if (type == null) return { planPart2: 'planPart2_required' };
  return plan !== null && !pickupMethodFits(plan, type) ? { pickup_delivery_type: 'hand_over_not_of_plan' } : {};
}

/** Why a payment method cannot be chosen with a plan; null when it can. */
function planPaymentError(method: number | null, plan: PlanId, customer: PlanCustomer): PlanChangeKey | null {
  const { creditCard, invoice, onetime } = PAYMENT_METHOD;
  // What a card has left unpaid is paid by one, whatever was chosen after it.
  if (method === creditCard) return null;
  if (customer.isSuspendedForCard && method !== customer.payment_method_id) return 'payment_method_unchangeable';
  if (method === onetime) return customer.is_company && isOnetime(plan) ? null : 'payment_method_unselectable';
  if (method !== invoice) return 'payment_method_unselectable';
  if (!customer.is_company || (customer.company_name ?? '') === '') return 'payment_method_unselectable';
  if (isOnetime(plan)) return 'payment_method_onetime';
  if (NO_INVOICE[sizeKeyOf(plan)]?.includes(plan.part) === true) return 'payment_method_plans';
  return customer.status === USER_STATUS.rejected ? 'payment_method_rejected' : null;
}

/**
 * How a customer pays for a plan that an operator chose: as before where that goes with it. A company's invoice becomes
 * its payment request by request on the one-time plan, and the other way round; while it is reviewed its invoice stays.
 */
export function paymentMethodWith(
  plan: PlanId,
  { status, payment_method_id, is_company }: Pick<PlanCustomer, 'status' | 'payment_method_id' | 'is_company'>,
): number {
  const { creditCard, invoice, onetime } = PAYMENT_METHOD;
  if (payment_method_id === creditCard || status === USER_STATUS.underReview) return payment_method_id;
  if (!is_company) return creditCard;
  return isOnetime(plan) ? onetime : invoice;
}

/**
 * Why a customer cannot choose a plan at all; null when it is only a question of which one. Whoever has applied to leave
 * has no next month to choose for; a card that was declined is replaced all the same, for the days that are left.
 */
export function planChangeReason(
  customer: Pick<PlanCustomer, 'plan_id' | 'isSuspendedForCard'> & Leaver,
  now: JstDateTime,
): StatusReason | typeof REASON.withdrawalBooked | null {
  const { status, withdrawal_dt, isSuspendedForCard } = customer;
  if (hasLeft(customer, now)) return REASON.statusWithdrawn;
  if (status === USER_STATUS.underReview) return REASON.statusDisabled;
  if (isSuspendedForCard) return null;
  if (isSuspendedOnetime(customer)) return REASON.statusStoppedOther;
  return withdrawal_dt === null ? null : REASON.withdrawalBooked;
}

/**
 * Why an operator cannot change a customer's plan at all; null when it is only a question of which one. A plan that was
 * chosen for whoever has applied to leave would never begin.
 */
export function planEditReason(
  customer: Pick<PlanCustomer, 'plan_id'> & Leaver,
  now: JstDateTime,
): StatusReason | typeof REASON.withdrawalBooked | null {
  if (hasLeft(customer, now)) return REASON.statusWithdrawn;
  if (customer.status === USER_STATUS.provisional) return REASON.statusDisabled;
  if (isSuspendedOnetime(customer)) return REASON.statusStoppedOther;
  return customer.withdrawal_dt === null ? null : REASON.withdrawalBooked;
}

/** A suspended customer could use no bag of a monthly plan that begins at once. */
function isSuspendedOnetime({ status, plan_id }: Pick<Leaver, 'status'> & Pick<PlanCustomer, 'plan_id'>): boolean {
  const current = parsePlanId(plan_id);
  return status === USER_STATUS.suspended && current !== null && isOnetime(current);
}
