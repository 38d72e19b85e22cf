import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { USER_STATUS } from '../../constants/user-status.js';
import { mayBeginLater } from './begin-later.js';
import type { PlanCustomer } from './plan-change.js';
import { type PlanId, isOnetime, parsePlanId } from './plan-id.js';

/**
 * When a chosen plan begins: `begin` is the first plan of an account that was not active yet, `now` follows the one-time
 * plan at once, `next` comes with the next month, `resume` ends a suspension for a declined card.
 */
export type PlanChangeKind = 'begin' | 'now' | 'next' | 'resume';

/** What the card is asked for before that: the plan's price, what is owed, or only whether it is good. */
export type CardDemand = 'price' | 'owed' | 'check';

export interface PlanChangeCourse {
  readonly kind: PlanChangeKind;
  /** null where nothing goes by card. */
  readonly card: CardDemand | null;
}

export interface PlanPayment {
  readonly payment_method?: number | null | undefined;
  /** A card that is on file is to give way to another. */
  readonly renew_card?: boolean | null | undefined;
}

/**
 * What the first plan of an account leads to: a monthly one is paid first where it is paid by card; of one that begins later
 * the card is only checked.
 */
export function firstPlanCourse(
  plan: PlanId,
  payment: Pick<PlanPayment, 'payment_method'>,
  beginsLater = false,
): PlanChangeCourse {
  const paidFirst = payment.payment_method === PAYMENT_METHOD.creditCard && !isOnetime(plan);
  if (!paidFirst) return { kind: 'begin', card: null };
  return { kind: 'begin', card: beginsLater ? 'check' : 'price' };
}

/** What choosing a plan leads to (handbook/plans-and-prices.md#plan-change). */
export function planChangeCourse(customer: PlanCustomer, plan: PlanId, payment: PlanPayment): PlanChangeCourse {
  if (customer.status === USER_STATUS.provisional || customer.status === USER_STATUS.rejected)
    return firstPlanCourse(
      plan,
      payment,
      customer.beginsLater === true && mayBeginLater(plan, payment.payment_method, customer.is_company),
    );
  // On the one-time plan requests are paid one by one; but what a monthly plan has left unpaid is paid with any.
  const isPaidMonthly = !isOnetime(plan) || customer.isSuspendedForCard;
  const byCard = payment.payment_method === PAYMENT_METHOD.creditCard && isPaidMonthly;
  const kind = kindOf(customer, byCard);
  return { kind, card: byCard ? demandOf(kind, customer, payment) : null };
}

function kindOf({ plan_id, isSuspendedForCard }: PlanCustomer, byCard: boolean): PlanChangeKind {
  if (byCard && isSuspendedForCard) return 'resume';
  const current = parsePlanId(plan_id);
  return current === null || isOnetime(current) ? 'now' : 'next';
}

function demandOf(kind: PlanChangeKind, customer: PlanCustomer, payment: PlanPayment): CardDemand | null {
  if (kind === 'resume') return 'owed';
  if (kind !== 'next') return 'price';
  // Whoever pays otherwise so far has no card on file.
  const isOnFile = customer.payment_method_id === PAYMENT_METHOD.creditCard && payment.renew_card !== true;
  return isOnFile ? null : 'check';
}

export interface PlanUse {
  readonly plan: PlanId;
  readonly pickupMethod: number;
}

/** What a customer is warned of before a change. */
export type PlanWarning = 'kind' | 'size' | 'pickup_method' | 'same_time';

/** Whoever had the one-time plan has no bags, no size and no schedule that a change could touch. */
export function planWarnings(before: PlanUse, after: PlanUse): readonly PlanWarning[] {
  if (isOnetime(before.plan)) return [];
  const leavesMonthly = isOnetime(after.plan);
  const found: Readonly<Record<PlanWarning, boolean>> = {
    kind: leavesMonthly,
    size: !leavesMonthly && before.plan.size !== after.plan.size,
    pickup_method: before.pickupMethod !== after.pickupMethod,
    same_time: !leavesMonthly && before.plan.sameTime !== after.plan.sameTime,
  };
  return WARNINGS.filter((warning) => found[warning]);
}

const WARNINGS: readonly PlanWarning[] = ['kind', 'size', 'pickup_method', 'same_time'];
