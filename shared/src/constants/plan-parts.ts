import { keysOf, memberOf } from './closed-set.js';

/** Bags a month of each monthly part of a plan id (handbook/plans-and-prices.md); `tx` one-time, `t0` first trial. */
export const MONTHLY_PARTS = {
  t2: 2,
  t4: 4,
  t6: 6,
  t8: 8,
  t10: 10,
  t12: 12,
  t14: 14,
  t16: 16,
  t20: 20,
  t24: 24,
  t28: 28,
  t32: 32,
  t40: 40,
  t48: 48,
  t56: 56,
} as const;
export type MonthlyPart = keyof typeof MONTHLY_PARTS;

export const ONETIME_PART = 'tx';
export const FIRST_TRIAL_PART = 't0';
export type PlanPart = MonthlyPart | typeof ONETIME_PART | typeof FIRST_TRIAL_PART;

/** `user_plan_option`: none, finished on hangers, gentle detergent. */
export const PLAN_OPTIONS = [0, 1, 2] as const;
export type PlanOption = (typeof PLAN_OPTIONS)[number];
export const planOptionOf = (key: string | number): PlanOption => memberOf(PLAN_OPTIONS, key) ?? 0;

/** Parts that sizes S and M do not have (handbook/plans-and-prices.md#plan-ids). */
export const LARGE_ONLY_PARTS: readonly PlanPart[] = ['t40', 't48', 't56'];

export const PLAN_PARTS: readonly PlanPart[] = [ONETIME_PART, FIRST_TRIAL_PART, ...keysOf(MONTHLY_PARTS)];
