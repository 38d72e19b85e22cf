import { describe, expect, it } from 'vitest';
import { isStale, planToCome, type PlansOfCustomer, type PlanTerms } from './plan-to-come.js';

const T8: PlanTerms = { plan_id: 't8_2', pickup_delivery_type: 5, user_plan_option: 1 };
const T16: PlanTerms = { plan_id: 't16_2', pickup_delivery_type: 2, user_plan_option: 0 };
const NONE = {
  next_month_plan_id: null,
  next_month_pickup_delivery_type: null,
  next_month_user_plan_option: null,
};

describe('the plan to come', () => {
  it.each<[string, Partial<PlansOfCustomer>, PlanTerms]>([
    ['is the present one where no other is chosen', {}, T8],
    [
      'is the one of next month',
      { next_month_plan_id: 't16_2', next_month_pickup_delivery_type: 2, next_month_user_plan_option: 0 },
      T16,
    ],
    [
      'keeps pickup method and option where none are chosen with it',
      { next_month_plan_id: 't16_2' },
      { ...T8, plan_id: 't16_2' },
    ],
    [
      'has no option as a one-time plan',
      { next_month_plan_id: 'tx_2' },
      { ...T8, plan_id: 'tx_2', user_plan_option: 0 },
    ],
  ])('%s', (_rule, next, expected) => {
    expect(planToCome({ ...T8, ...NONE, ...next })).toEqual(expected);
  });
});

describe('a wish', () => {
  it.each<[string, PlanTerms, PlanTerms | null, boolean]>([
    ['for another plan than the one that was seen is not stale', T8, T16, false],
    ['is stale beside another plan', T16, { ...T8, plan_id: 't4_2' }, true],
    ['is not stale where it was chosen already', T16, T8, false],
    ['is stale beside another pickup method alone', T16, { ...T8, pickup_delivery_type: 2 }, true],
    ['is stale beside another option alone', T16, { ...T8, user_plan_option: 0 }, true],
    ['is stale where the pickup method alone is another than was seen', { ...T8, pickup_delivery_type: 4 }, T16, true],
    ['is stale where the option alone is another than was seen', { ...T8, user_plan_option: 2 }, T16, true],
    ['of no plan is stale beside any', T16, null, true],
  ])('%s', (_rule, seen, wished, stale) => {
    expect(isStale(T8, seen, wished)).toBe(stale);
  });
});
