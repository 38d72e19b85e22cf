import { describe, expect, it } from 'vitest';
import { turnOfMonth, type TurningCustomer } from './turn-of-month.js';

const customer = (overrides: Partial<TurningCustomer> = {}): TurningCustomer => ({
  status: 1,
  withdrawal_dt: null,
  plan_id: 't8_2',
  pickup_delivery_type: 5,
  user_plan_option: 0,
  next_month_plan_id: null,
  next_month_pickup_delivery_type: null,
  next_month_user_plan_option: null,
  next_month_plan_valid_from: null,
  ...overrides,
});
const next = {
  next_month_plan_id: 't4_1_M',
  next_month_pickup_delivery_type: 1,
  next_month_user_plan_option: 1,
} as const;
const T4 = { plan_id: 't4_1_M', pickup_delivery_type: 1, user_plan_option: 1 } as const;

describe('the turn to December 2026', () => {
  it.each<[string, Partial<TurningCustomer>, ReturnType<typeof turnOfMonth>]>([
    ['brings bags and the price of the plan', {}, { newPlan: null, bags: 8, charge: 13250 }],
    ['adds a tenth for hangers', { user_plan_option: 1 }, { newPlan: null, bags: 8, charge: 14575 }],
    ['begins the chosen plan', next, { newPlan: T4, bags: 4, charge: 16049 }],
    [
      'begins it from its day on',
      { ...next, next_month_plan_valid_from: '2026-12-01' },
      {
        newPlan: T4,
        bags: 4,
        charge: 16049,
      },
    ],
    [
      'does not begin what is for later',
      { ...next, next_month_plan_valid_from: '2027-01-01' },
      {
        newPlan: null,
        bags: 8,
        charge: 13250,
      },
    ],
    ['ends the first trial', { plan_id: 't0_2', ...next }, { newPlan: T4, bags: 4, charge: 16049 }],
    ['charges nothing for a first trial that goes on', { plan_id: 't0_2' }, { newPlan: null, bags: 1, charge: 0 }],
    [
      'to a one-time plan takes the option away',
      { next_month_plan_id: 'tx_2', user_plan_option: 2 },
      {
        newPlan: { plan_id: 'tx_2', pickup_delivery_type: 5, user_plan_option: 0 },
        bags: null,
        charge: 0,
      },
    ],
    [
      'changes the plan of a suspended customer, and no more',
      { status: 2, ...next },
      {
        newPlan: T4,
        bags: null,
        charge: 0,
      },
    ],
    [
      'counts who withdraws at its end',
      { withdrawal_dt: '2026-12-31 23:59:59' },
      {
        newPlan: null,
        bags: 8,
        charge: 13250,
      },
    ],
    ['passes by who withdrew the moment before', { withdrawal_dt: '2026-11-30 23:59:59' }, null],
    ['passes by who is not active yet', { status: 0 }, null],
    ['passes by who is withdrawn', { status: 90 }, null],
  ])('%s', (_name, overrides, turn) => {
    expect(turnOfMonth(customer(overrides), '2026-12')).toEqual(turn);
  });
});
