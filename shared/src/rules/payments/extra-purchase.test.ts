import { expect, it } from 'vitest';
import { extraCountRefusal, extraPlanOf, mostExtra } from './extra-purchase.js';

const range = (max: number) => ({ code: 'out_of_range', params: { min: 1, max } }) as const;

it.each<[number, number, ReturnType<typeof extraCountRefusal>]>([
  [1, 0, null],
  [20, 80, null],
  [21, 0, range(20)],
  [0, 0, range(20)],
  [3, 98, range(2)],
  [2, 98, null],
  [1, 100, { code: 'balance_max' }],
  // Bags that a request had taken come back above a hundred.
  [1, 103, { code: 'balance_max' }],
])('%i more with %i left: %j', (count, balance, refusal) => expect(extraCountRefusal(count, balance)).toEqual(refusal));

it('names no more than can be bought', () => expect([0, 95, 100, 103].map(mostExtra)).toEqual([20, 5, 0, 0]));

it.each([
  ['a plan that has begun', 't8_2_M', null, '2026-11-25 09:00:00', { ok: true }],
  [
    'a plan on the eve of its month',
    't8_2_M',
    '2026-12',
    '2026-11-30 23:59:59',
    { ok: false, code: 'plan_not_begun', month: '2026-12' },
  ],
  ['a plan from the first second of its month', 't8_2_M', '2026-12', '2026-12-01 00:00:00', { ok: true }],
  ['the one-time plan', 'tx_1', null, '2026-11-25 09:00:00', { ok: false, code: 'onetime_not_allowed' }],
  ['an unknown plan', 'x', null, '2026-11-25 09:00:00', { ok: false, code: 'onetime_not_allowed' }],
])('more of %s: %s %s at %s: %j', (_what, plan_id, begins_month, now, said) => {
  expect(extraPlanOf({ plan_id, begins_month }, now)).toMatchObject(said);
});
