import type { PlanOption } from '../../constants/plan-parts.js';
import type { PlanMethod } from '../../constants/pickup-methods.js';
import type { MonthlyPart } from '../../constants/plan-parts.js';
import type { SizeCode, SizeKey } from '../../constants/sizes.js';
import { SIZES } from '../../constants/sizes.js';
import { type PlanId, isFirstTrial, isOnetime, parsePlanId, washCountOf } from './plan-id.js';

/** Yen a bag handed over in person, before the discount (handbook/plans-and-prices.md). */
const BASE_YEN: Record<SizeCode, number> = { S: 1900, M: 3800, L: 6200, LL: 9800 };
const UNATTENDED_DISCOUNT_YEN = 100;
/** Off each bag when pickup and delivery happen at the same time (handbook/plans-and-prices.md#prices). */
const SAME_TIME_DISCOUNT_YEN = 400;

const DISCOUNT_PERCENT: Record<MonthlyPart, number> = {
  t2: 0,
  t4: 4,
  t6: 6,
  t8: 8,
  t10: 10,
  t12: 11,
  t14: 12,
  t16: 13,
  t20: 15,
  t24: 16,
  t28: 17,
  t32: 18,
  t40: 20,
  t48: 21,
  t56: 22,
};

/** `user_plan_option` as tenths, so that no float ever holds money: ×1.0, ×1.1, ×1.2. */
const OPTION_TENTHS: Readonly<Record<PlanOption, number>> = { 0: 10, 1: 11, 2: 12 };

/** Monthly price in yen; 0 for the one-time plan (paid per request) and for the first trial. */
export function monthlyPrice(plan: PlanId): number {
  if (plan.part === 'tx' || plan.part === 't0' || plan.size === null) return 0;
  const bags = washCountOf(plan.part);
  const full = baseYen(plan.size, plan.method) * bags * (100 - DISCOUNT_PERCENT[plan.part]);
  return divideRounded(full, 1000) * 10 - (plan.sameTime ? SAME_TIME_DISCOUNT_YEN * bags : 0);
}

/**
 * One more wash, in yen: the unit price and a tenth, to 10 yen. The first trial's own unit price is 0, which would give
 * washes away, so its size's price for one bag stands in; the one-time plan sells none.
 */
export function priceForAdd(plan: PlanId): number {
  if (isOnetime(plan) || plan.size === null) return 0;
  const price = isFirstTrial(plan) ? baseYen(plan.size, plan.method) : monthlyPrice(plan);
  return divideRounded(price * 11, washCountOf(plan.part) * 100) * 10;
}

/** Price shown: plan price × count × option multiplier, to whole yen (handbook/plans-and-prices.md#prices). */
export function displayedPrice(price: number, count: number, option: PlanOption): number {
  return divideRounded(price * count * OPTION_TENTHS[option], 10);
}

/** What a month of a plan costs with its option, in yen: charged when it begins, and at each month's turn. */
export const monthlyCharge = (plan: PlanId, option: PlanOption): number =>
  displayedPrice(monthlyPrice(plan), 1, option);

/** The same for a customer's plan; 0 for the one-time plan, and for an id that is no plan. */
export function planCharge({ plan_id, user_plan_option }: { plan_id: string; user_plan_option: PlanOption }): number {
  const plan = parsePlanId(plan_id);
  return plan === null ? 0 : monthlyCharge(plan, user_plan_option);
}

/** Price of one wash shown beside it, to whole yen; 0 where the plan has no wash count. */
export const unitPrice = (price: number, washCount: number): number =>
  washCount > 0 ? divideRounded(price, washCount) : 0;

/** A customer's price for one more wash: their own discount price when positive, else the plan's (handbook/plans-and-prices.md#prices). */
export const addPriceFor = (plan: PlanId, discountPriceForAdd: number | null): number =>
  discountPriceForAdd !== null && discountPriceForAdd > 0 ? discountPriceForAdd : priceForAdd(plan);

/** A bag itself in yen; null for the one-time size, of which none is sold. */
export const priceForAddBag = (size: SizeKey): number | null => SIZES[size].bagPrice;

function baseYen(size: SizeCode, method: PlanMethod): number {
  return BASE_YEN[size] - (method === '2' ? UNATTENDED_DISCOUNT_YEN : 0);
}

/** Integer division rounded half up. */
function divideRounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
