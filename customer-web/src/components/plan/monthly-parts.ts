import { FIRST_TRIAL_PART, ONETIME_PART, PLAN_PARTS } from '@laundry/shared/constants/plan-parts';

/** The parts of a plan id that have bags every month, the smallest first. */
export const MONTHLY_PART_CODES = PLAN_PARTS.filter((part) => part !== ONETIME_PART && part !== FIRST_TRIAL_PART);
