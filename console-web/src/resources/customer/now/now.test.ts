import { describe, expect, it } from 'vitest';
import type { CustomerPayment, CustomerRequest, ManualPaymentSum } from '../../../providers/api/api-types';
import { buildRequest } from '../../../testing/builders';
import { nextRequests } from './next-requests';
import { owedLines } from './owed';

describe('what comes next', () => {
  const shown = (requests: readonly CustomerRequest[]) =>
    nextRequests(requests).map(({ request, legs }) => [request.id, ...legs]);
  const at = (id: number, day: string, overrides: Partial<CustomerRequest> = {}) => ({
    ...buildRequest({ id, sched_pickup_dt: `2026-12-${day} 10:00:00`, sched_delivery_dt: `2026-12-${day} 18:00:00` }),
    ...overrides,
  });

  it.each<[string, readonly CustomerRequest[], readonly unknown[]]>([
    ['nothing', [], []],
    ['one request for both legs', [at(1, '03')], [[1, 'pickup', 'delivery']]],
    ['the earliest of several, in whatever order', [at(2, '10'), at(1, '03')], [[1, 'pickup', 'delivery']]],
    [
      'the delivery of what is out, and the next pickup',
      [at(2, '10'), at(1, '03', { status: 1 })],
      [
        [2, 'pickup'],
        [1, 'delivery'],
      ],
    ],
    ['nothing of what was delivered', [at(1, '03', { status: 3 })], []],
    ['no pickup of bags that are only brought', [at(1, '03', { is_bag_delivery: true })], [[1, 'delivery']]],
    ['no delivery that waits for the next pickup', [at(1, '03', { status: 1, is_tentative: true })], []],
    [
      'a weekly one without a number',
      [at(1, '03', { id: null, is_provisional: true })],
      [[null, 'pickup', 'delivery']],
    ],
  ])('is %s', (_, requests, expected) => expect(shown(requests)).toEqual(expected));
});

describe('what is owed', () => {
  const sum = (overrides: Partial<ManualPaymentSum>): ManualPaymentSum => ({
    status_id: 1,
    count: 1,
    price: 0,
    refund: 0,
    overdue: 0,
    ...overrides,
  });
  const charge = (state: CustomerPayment['state'], overrides: Partial<CustomerPayment> = {}): CustomerPayment => ({
    source: 'provider',
    id: 1,
    created_at: '2026-11-01 04:00:00',
    price: 12_000,
    page_id: 6,
    channel: 'card',
    payment_method_id: null,
    status_id: null,
    is_refund: false,
    state,
    ...overrides,
  });

  it.each<[readonly ManualPaymentSum[], readonly CustomerPayment[], readonly string[]]>([
    [[], [], []],
    [[sum({ price: 3_000, overdue: 1 })], [], ['手動決済 3,000円', '期限超過 1件']],
    [[sum({ refund: 900 })], [], ['返金待ち 900円']],
    [[sum({ status_id: 2, price: 3_000 })], [], []],
    [[], [charge('declined')], ['月次請求 12,000円を支払えていません（11月1日(日) 04:00）']],
    // A later card has covered it.
    [[], [charge('settled', { id: 2 }), charge('declined')], []],
    // Nothing was sold: nothing is owed.
    [[], [charge('declined', { page_id: 3 })], []],
  ])('of %j and %j is %j', (sums, payments, lines) =>
    expect(owedLines(sums, payments, '2026-11-25 09:00:00')).toEqual(lines),
  );
});
