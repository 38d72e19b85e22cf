import { expect, it } from 'vitest';
import { type Buyer, decideSale, type SaleForm } from './add-bag.js';

const NOW = '2026-12-01 00:00:00';
const buyer: Buyer = {
  role: 900,
  status: 1,
  withdrawal_dt: null,
  name1: '山田',
  name2: '太郎',
  company_name: null,
  plan_id: 't8_2_M',
  begins_month: null,
  discount_price_for_add: 0,
  available_request_count: 8,
};
const form: SaleForm = { operation_type: 36, user_name: '山田 太郎', size: 2, count: 2 };

it.each<[string, Partial<SaleForm>, Partial<Buyer>, number]>([
  ['washes at the plan’s price', {}, {}, 7_480],
  ['washes at the customer’s own price', {}, { discount_price_for_add: 3_000 }, 6_000],
  ['washes up to a hundred', {}, { available_request_count: 98 }, 7_480],
  ['bags of any size', { operation_type: 37, size: 4, count: 3 }, {}, 12_000],
  ['washes once the plan has begun', {}, { begins_month: '2026-12' }, 7_480],
  ['bags before the plan begins', { operation_type: 37, size: 1, count: 1 }, { begins_month: '2027-01' }, 500],
  ['bags for who pays by request', { operation_type: 37, size: 1, count: 1 }, { plan_id: 'tx_1' }, 500],
  ['to a customer who leaves later', {}, { withdrawal_dt: '2026-12-31 23:59:59' }, 7_480],
  ['to a stopped customer', {}, { status: 2 }, 7_480],
  ['by a name with other spaces', { user_name: '山 田　太郎' }, {}, 7_480],
  ['by the name of the company', { user_name: '株式会社テスト' }, { company_name: '株式会社 テスト' }, 7_480],
])('a sale is possible: %s', (_, fields, customer, price) =>
  expect(decideSale({ ...form, ...fields }, { ...buyer, ...customer }, NOW)).toEqual({ ok: true, price }),
);

it.each<[string, Partial<SaleForm>, Partial<Buyer> | null, string]>([
  ['nobody', {}, null, 'user_name user_name_mismatch'],
  ['somebody else', { user_name: '山田 次郎' }, {}, 'user_name user_name_mismatch'],
  ['no name', { user_name: ' ' }, { name1: '', name2: '' }, 'user_name user_name_mismatch'],
  ['a customer whose last day is over', {}, { withdrawal_dt: '2026-11-30 23:59:59' }, 'user_name user_name_mismatch'],
  ['a withdrawn customer', {}, { status: 90 }, 'user_name user_name_mismatch'],
  ['a member of staff', {}, { role: 200 }, 'user_name user_name_mismatch'],
  ['washes for who pays by request', {}, { plan_id: 'tx_1' }, 'operation_type onetime_not_allowed'],
  ['washes before the plan begins', {}, { begins_month: '2027-01' }, 'operation_type plan_not_begun'],
  ['washes of another size', { size: 1 }, {}, 'size size_not_of_plan'],
  ['washes beyond a hundred', {}, { available_request_count: 99 }, 'count balance_max'],
  ['bags of the one-time size', { operation_type: 37, size: 5 }, {}, 'size invalid_value'],
])('a sale is refused: %s', (_, fields, customer, refusal) => {
  const decision = decideSale({ ...form, ...fields }, customer === null ? null : { ...buyer, ...customer }, NOW);
  expect(decision.ok ? [] : decision.refusals.map(({ field, code }) => `${field} ${code}`)).toEqual([refusal]);
});
