import { memberOf } from '../../constants/closed-set.js';
import {
  PICKUP_METHODS_OF_PLAN,
  PLAN_METHODS,
  type PickupMethod,
  type PlanMethod,
} from '../../constants/pickup-methods.js';
import {
  FIRST_TRIAL_PART,
  LARGE_ONLY_PARTS,
  MONTHLY_PARTS,
  ONETIME_PART,
  PLAN_PARTS,
  type MonthlyPart,
  type PlanPart,
} from '../../constants/plan-parts.js';
import { SIZE, SIZE_CODES, type SizeCode, type SizeKey } from '../../constants/sizes.js';

/** What a plan id says; `size` is null for the one-time plan only (handbook/plans-and-prices.md). */
export interface PlanId {
  readonly part: PlanPart;
  readonly method: PlanMethod;
  readonly sameTime: boolean;
  readonly size: SizeCode | null;
}

const PATTERN = /^(t[x\d]\d?)_([12])(_1)?(?:_(S|M|L|LL))?$/;

/** Reads `{part}_{method}[_1][_{size}]`; null for an id that is malformed or names a plan that does not exist. */
export function parsePlanId(id: unknown): PlanId | null {
  if (typeof id !== 'string') return null;
  const [, part, methodText, sameTime, sizeText] = PATTERN.exec(id) ?? [];
  const method = memberOf(PLAN_METHODS, methodText);
  if (!isPlanPart(part) || method === null) return null;
  if (part === ONETIME_PART && sizeText) return null;
  const plan: PlanId = {
    part,
    method,
    sameTime: sameTime !== undefined,
    size: part === ONETIME_PART ? null : (memberOf(SIZE_CODES, sizeText) ?? 'S'),
  };
  return exists(plan) ? plan : null;
}

/** The id as it is stored: size S is not written. */
export function formatPlanId(plan: PlanId): string {
  const size = plan.size === null || plan.size === 'S' ? '' : `_${plan.size}`;
  return `${plan.part}_${plan.method}${plan.sameTime ? '_1' : ''}${size}`;
}

/** One-time customers (`tx`) pay per request and have no balance. */
export const isOnetime = (plan: PlanId): boolean => plan.part === ONETIME_PART;

export const isFirstTrial = (plan: PlanId): boolean => plan.part === FIRST_TRIAL_PART;

/** Size key 1 to 5. */
export const sizeKeyOf = (plan: PlanId): SizeKey => (plan.size === null ? SIZE.onetime : SIZE[plan.size]);

/** Bags a month: 1 for the first trial, 0 for the one-time plan, which grants none. */
export function washCountOf(part: PlanPart): number {
  if (part === ONETIME_PART) return 0;
  return part === FIRST_TRIAL_PART ? 1 : MONTHLY_PARTS[part];
}

/** Whether a pickup method belongs to the plan's method: 1 and 3 in person; 2, 4 and 5 unattended. */
export function pickupMethodFits(plan: PlanId, pickupMethod: number): pickupMethod is PickupMethod {
  const types: readonly number[] = PICKUP_METHODS_OF_PLAN[plan.method];
  return types.includes(pickupMethod);
}

/** Whether a size has a part: S and M have no t40, t48, t56; the first trial is S only (handbook/plans-and-prices.md). */
export function sizeHasPart(size: SizeCode, part: MonthlyPart | typeof FIRST_TRIAL_PART): boolean {
  if (part === FIRST_TRIAL_PART) return size === 'S';
  return size === 'L' || size === 'LL' || !LARGE_ONLY_PARTS.includes(part);
}

function exists(plan: PlanId): boolean {
  if (plan.part === ONETIME_PART || plan.part === FIRST_TRIAL_PART) {
    // A same-time request takes two bags or more, which neither of these plans has.
    return !plan.sameTime && (plan.size === null || plan.size === 'S');
  }
  return plan.size !== null && sizeHasPart(plan.size, plan.part);
}

function isPlanPart(part: string | undefined): part is PlanPart {
  const parts: readonly string[] = PLAN_PARTS;
  return part !== undefined && parts.includes(part);
}
