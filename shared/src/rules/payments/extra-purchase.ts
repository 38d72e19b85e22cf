import { LIMITS } from '../../constants/limits.js';
import type { JstDateTime } from '../../time/jst.js';
import { isOnetime, parsePlanId, type PlanId } from '../plans/plan-id.js';
import { monthToCome } from './begin-next-month.js';

export interface ExtraCountRefusal {
  readonly code: 'balance_max' | 'out_of_range';
  /** Of out_of_range. */
  readonly params?: { readonly min: number; readonly max: number };
}

/** How many more washes the balance has room for. Bags that come back may have taken it above its limit. */
export const balanceRoom = (balance: number): number => Math.max(0, LIMITS.balanceMax - balance);

/** How many washes can be bought at once: twenty, and no more than the balance has room for; 0 when it is full. */
export const mostExtra = (balance: number): number => Math.min(LIMITS.extraPurchaseCountMax, balanceRoom(balance));

/** Why so many washes cannot be bought; null when they can (handbook/bags.md#more-bags). */
export function extraCountRefusal(count: number, balance: number): ExtraCountRefusal | null {
  const max = mostExtra(balance);
  if (max === 0) return { code: 'balance_max' };
  return count >= 1 && count <= max ? null : { code: 'out_of_range', params: { min: 1, max } };
}

/** Of an account: what it buys more of. */
export interface ExtraAccount {
  readonly plan_id: string;
  readonly begins_month: string | null;
}

type ExtraPlan =
  | { readonly ok: true; readonly plan: PlanId }
  | { readonly ok: false; readonly code: 'onetime_not_allowed' }
  /** `month`, `YYYY-MM`: with which the plan begins. */
  | { readonly ok: false; readonly code: 'plan_not_begun'; readonly month: string };

/** The plan whose washes are sold: one with a month, from the day on which it begins, as what is sold is used in it (handbook/bags.md#more-bags). */
export function extraPlanOf(account: ExtraAccount, now: JstDateTime): ExtraPlan {
  const plan = parsePlanId(account.plan_id);
  if (plan === null || isOnetime(plan)) return { ok: false, code: 'onetime_not_allowed' };
  const month = monthToCome(account, now);
  return month === null ? { ok: true, plan } : { ok: false, code: 'plan_not_begun', month };
}
