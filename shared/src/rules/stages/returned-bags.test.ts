import { expect, test } from 'vitest';
import { type HoldingAccount, returnedTo } from './returned-bags.js';

const NOW = '2026-12-03 09:00:00';
const ACCOUNT: HoldingAccount = {
  status: 1,
  withdrawal_dt: null,
  turned_month: '2026-12',
  plan_id: 't8_1',
  is_company: false,
  invoice_approved_at: null,
};
const ONETIME = { plan_id: 'tx_1' };

test.each<[string, Partial<HoldingAccount>, string]>([
  ['a monthly plan', {}, 'month'],
  ['the one-time plan', ONETIME, 'onetime'],
  ['a company on it that was never approved', { ...ONETIME, is_company: true }, 'onetime_reviewed'],
  ['one that was', { ...ONETIME, is_company: true, invoice_approved_at: '2026-05-01 10:00:00' }, 'onetime'],
  ['a company that is reviewed', { status: 3, is_company: true }, 'reviewed'],
  ['a stopped customer', { status: 2 }, 'later'],
])('bags that come back to %s can be used so', (_, account, use) => {
  expect(returnedTo({ ...ACCOUNT, ...account }, 2, NOW)).toEqual({ count: 2, use, until: '2026-12-31' });
});

test.each([[{ status: 90 as const }], [{ withdrawal_dt: '2026-11-30 23:59:59' }]])(
  'to who has left: by nobody',
  (left) => {
    expect(returnedTo({ ...ACCOUNT, ...left }, 2, NOW)).toBeNull();
  },
);
