import { describe, expect, it, test } from 'vitest';
import {
  accountMonth,
  awaitsTurn,
  firstMonth,
  nextMonth,
  resumedMonth,
  turnOfMonth,
  type TurningCustomer,
} from './month-turn.js';

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

test('January follows December', () => {
  expect(nextMonth('2026-12')).toBe('2027-01');
});

describe('the month of an account', () => {
  it.each<[string, Parameters<typeof accountMonth>[0], string]>([
    ['is that of its last turn', { status: 1, turned_month: '2026-11' }, '2026-11'],
    ['also of one that another server turned before this clock', { status: 1, turned_month: '2027-01' }, '2027-01'],
    ['also of a stopped one', { status: 2, turned_month: '2026-11' }, '2026-11'],
    ['is the clock’s while it has no turns', { status: 3, turned_month: '2026-09' }, '2026-12'],
    ['is the clock’s where nothing was ever turned', { status: 1, turned_month: null }, '2026-12'],
  ])('%s', (_name, account, month) => expect(accountMonth(account, '2026-12-01 00:02:00')).toBe(month));

  it.each([
    [null, '2026-12'],
    ['2026-09', '2026-12'],
    ['2027-01', '2027-01'],
  ])('that begins after %s is %s', (turned_month, month) =>
    expect(firstMonth({ turned_month }, '2026-12-01 00:02:00')).toBe(month),
  );

  const behind = { status: 1, withdrawal_dt: null, turned_month: '2026-11' } as const;
  it.each<[string, Partial<Parameters<typeof awaitsTurn>[0]>, boolean]>([
    ['an active one that is behind', {}, true],
    ['a stopped one', { status: 2 }, true],
    ['one that leaves with the new month', { withdrawal_dt: '2026-12-31 23:59:59' }, true],
    ['one that left with the old one', { withdrawal_dt: '2026-11-30 23:59:59' }, false],
    ['one that was turned', { turned_month: '2026-12' }, false],
    ['one under review', { status: 3 }, false],
    ['one without a month', { turned_month: null }, false],
  ])('%s awaits its turn: %s', (_name, changes, awaits) =>
    expect(awaitsTurn({ ...behind, ...changes }, '2026-12')).toBe(awaits),
  );
});

it.each([
  ['2026-09', '2026-12-10 09:00:00', '2026-11'],
  ['2026-10', '2027-01-01 00:00:00', '2026-12'],
  ['2026-11', '2026-12-10 09:00:00', '2026-11'],
  ['2026-12', '2026-12-10 09:00:00', '2026-12'],
  ['2027-01', '2026-12-31 23:59:59', '2027-01'],
  [null, '2026-12-10 09:00:00', '2026-11'],
] as const)('an account of %s that has turns again at %s goes on from %s', (turned_month, now, month) =>
  expect(resumedMonth({ turned_month }, now)).toBe(month),
);
