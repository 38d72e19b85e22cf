import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_PARTS } from '../../constants/plan-parts.js';
import { PLAN_IDS } from '../../masters/plans.js';
import {
  formatPlanId,
  isFirstTrial,
  isOnetime,
  parsePlanId,
  pickupMethodFits,
  sizeKeyOf,
  washCountOf,
} from './plan-id.js';

const twins = PLAN_IDS.filter((plan) => !['tx', 't0'].includes(plan.part)).map((plan) => ({ ...plan, sameTime: true }));
const plan = (id: string) => {
  const parsed = parsePlanId(id);
  if (parsed === null) throw new Error(`${id} should parse`);
  return parsed;
};

describe('parser and formatter', () => {
  it('are inverses over every plan, same-time twins included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_IDS, ...twins), (one) => {
        expect(parsePlanId(formatPlanId(one))).toEqual(one);
      }),
    );
  });

  it('give every plan an id of its own', () => {
    const ids = [...PLAN_IDS, ...twins].map(formatPlanId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('give back whatever text they take, but for an explicit _S', () => {
    const text = fc
      .tuple(
        fc.constantFrom(...PLAN_PARTS, 't1', 'x'),
        fc.constantFrom('1', '2', '3'),
        fc.constantFrom('', '_1'),
        fc.constantFrom('', '_S', '_M', '_L', '_LL', '_XL'),
      )
      .map(([part, method, same, size]) => `${part}_${method}${same}${size}`);
    fc.assert(
      fc.property(text, (id) => {
        const parsed = parsePlanId(id);
        if (parsed !== null) expect(formatPlanId(parsed)).toBe(id.replace(/_S$/, ''));
      }),
    );
  });

  it.each([
    ['tx_1', { part: 'tx', method: '1', sameTime: false, size: null }],
    ['t0_2', { part: 't0', method: '2', sameTime: false, size: 'S' }],
    ['t4_1', { part: 't4', method: '1', sameTime: false, size: 'S' }],
    ['t4_1_S', { part: 't4', method: '1', sameTime: false, size: 'S' }],
    ['t4_1_1_S', { part: 't4', method: '1', sameTime: true, size: 'S' }],
    ['t4_2_1_LL', { part: 't4', method: '2', sameTime: true, size: 'LL' }],
    ['t40_1_L', { part: 't40', method: '1', sameTime: false, size: 'L' }],
  ])('%s is read', (id, expected) => expect(parsePlanId(id)).toEqual(expected));

  it.each(['', 't4', 't4_3', 't4_1_2', 't4_1_XL', 't4_1_M_1', 't5_1', 't4_1_', ' t4_1', 't4_1\n', 'T4_1', 't04_1'])(
    '%j is malformed',
    (id) => expect(parsePlanId(id)).toBeNull(),
  );
  it.each(['tx_1_M', 'tx_1_S', 'tx_1_1', 't0_1_M', 't0_1_1', 't40_1', 't48_2_M', 't56_1_S'])('%s is no plan', (id) =>
    expect(parsePlanId(id)).toBeNull(),
  );
  it.each([null, undefined, 4, {}])('%j is no id', (id) => expect(parsePlanId(id)).toBeNull());
});

it.each([
  ['tx_1', 5, 0],
  ['t0_1', 1, 1],
  ['t2_1', 1, 2],
  ['t8_2_M', 2, 8],
  ['t40_1_L', 3, 40],
  ['t56_1_1_LL', 4, 56],
])('%s has size %i and %i washes', (id, size, washes) => {
  expect(sizeKeyOf(plan(id))).toBe(size);
  expect(washCountOf(plan(id).part)).toBe(washes);
});

it('knows the one-time plan and the first trial', () => {
  expect(['tx_1', 't0_1', 't2_1'].map((id) => isOnetime(plan(id)))).toEqual([true, false, false]);
  expect(['tx_1', 't0_1', 't2_1'].map((id) => isFirstTrial(plan(id)))).toEqual([false, true, false]);
});

it.each([
  ['t4_1', [1, 3]],
  ['t4_2', [2, 4, 5]],
])('%s is handed over by %j', (id, types) => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((type) => pickupMethodFits(plan(id), type))).toEqual(types);
});
