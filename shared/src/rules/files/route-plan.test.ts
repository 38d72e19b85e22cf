import { describe, expect, it } from 'vitest';
import { parsePlanId } from '../plans/plan-id.js';
import { arrivalOf, arrivalWindow, caseCode, caseSequence } from './route-plan.js';

it.each([
  ['tx_2', 'pickup', 1],
  ['t8_2', 'pickup', 2],
  ['t0_1', 'pickup', 2],
  ['t8_2_1', 'delivery', 3],
  ['tx_1', 'delivery', 4],
] as const)('%s %s is arrival type %i', (plan, leg, type) =>
  expect(arrivalOf(parsePlanId(plan) ?? expect.fail(), leg)).toBe(type),
);

describe('a visit is wished for', () => {
  it.each([
    [2, '13:00', '11:00', '15:00'],
    [3, '22:00', '20:00', '23:59'],
    [3, '21:59', '19:59', '23:59'],
    [2, '01:30', '00:00', '03:30'],
    [1, '13:00', '11:30', '13:00'],
    [4, '22:00', '20:30', '22:00'],
    [1, '01:00', '00:00', '01:00'],
  ] as const)('type %i at %s: from %s to %s', (type, time, from, to) =>
    expect(arrivalWindow(type, `2026-11-25 ${time}:00`)).toEqual({ date: '2026-11-25', from, to }),
  );
});

it.each([
  [1, 1, 'C000010001'],
  [36, 12, 'C000100012'],
  [2_147_483_647, 9_999, 'IK0ZJ9999'],
])('customer %i, request %i: %s', (user, sequence, code) => {
  const made = caseCode(user, sequence);
  expect(made?.slice(-code.length)).toBe(code);
  expect(made).toHaveLength(10);
  expect(caseSequence(made ?? '')).toBe(sequence);
});

it('there are 9,999 codes for a customer', () => expect(caseCode(1, 10_000)).toBeNull());
