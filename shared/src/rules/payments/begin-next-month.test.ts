import { expect, it } from 'vitest';
import { monthToBeginWith } from './begin-next-month.js';

const FORM = { is_company: false, plan_id: 't24_2_M', payment_method_id: 1 };

it.each([
  ['2026-11-20 23:59:59', null],
  ['2026-11-21 00:00:00', '2026-12'],
  ['2026-11-30 23:59:59', '2026-12'],
  ['2026-12-01 00:00:00', null],
  ['2026-12-22 00:00:00', '2027-01'],
  ['2027-02-18 12:00:00', null],
  ['2027-02-19 00:00:00', '2027-03'],
])('at %s a plan may begin with %s', (now, month) => {
  expect(monthToBeginWith(FORM, now)).toBe(month);
});

it.each([
  ['a company', { is_company: true }],
  ['a one-time plan', { plan_id: 'tx_1' }],
  ['a trial', { plan_id: 't0_1' }],
  ['no plan', { plan_id: null }],
  ['an unknown plan', { plan_id: 'x' }],
  ['an invoice', { payment_method_id: 2 }],
])('%s begins at once', (_what, more) => {
  expect(monthToBeginWith({ ...FORM, ...more }, '2026-11-25 09:00:00')).toBeNull();
});
