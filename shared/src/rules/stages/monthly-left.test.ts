import { expect, it } from 'vitest';
import { monthlyLeft } from './monthly-left.js';

const BOOKED = { plan_id: 't8_1', is_bag_delivery: false, is_tentative: false };

it('counts of a monthly plan what took bags of it, until the month of the account ends', () => {
  const open = [BOOKED, { ...BOOKED, is_bag_delivery: true, is_tentative: true }, { ...BOOKED, plan_id: 'tx_1' }];
  const account = { status: 1, turned_month: '2026-11', available_request_count: 3 } as const;
  const of = (requests: typeof open) => monthlyLeft(account, { isWeekly: true, open: requests }, '2026-12-01 00:01:00');
  expect(of(open)).toEqual({ bags: 3, isWeekly: true, requests: 1, waits: false, from: '2026-12-01' });
  expect(of([...open, { ...BOOKED, is_tentative: true }])).toMatchObject({ requests: 2, waits: true });
});
