import { describe, expect, it } from 'vitest';
import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import { message } from '../../messages/message.js';
import { decideStatusChange, statusChoices, statusReason } from './customer-status.js';

const STATUSES = Object.values(USER_STATUS);
/** From, then every status an operator may set; 3 and 4 for invoice payers only (handbook/accounts.md#customer-status). */
const ALLOWED: Record<UserStatus, readonly number[]> = {
  0: [1, 3],
  1: [2, 90],
  2: [1, 90],
  3: [1, 4],
  4: [1, 2, 90],
  90: [],
};
const WALK = STATUSES.flatMap((from) => [...STATUSES, 5].map((to) => [from, to] as const));

const change = (
  from: UserStatus,
  to: number,
  paymentMethodId: number,
  hasBillingError = false,
  latest = paymentMethodId,
) => decideStatusChange({ from, to, paymentMethodId, latestPaymentMethodId: latest, hasBillingError });

describe('an operator changes the status of a customer', () => {
  it.each(WALK)('who pays by invoice from %i to %i', (from, to) => {
    const decision = change(from, to, 2);
    if (from === 90) expect(decision).toEqual({ ok: false, code: 'status_already_withdrawn' });
    else if (from === to) expect(decision).toEqual({ ok: false, code: 'status_unchanged' });
    else if (ALLOWED[from].includes(to)) expect(decision).toEqual({ ok: true, to });
    else expect(decision).toEqual({ ok: false, code: 'status_not_allowed' });
  });

  it.each(WALK.filter(([from, to]) => from !== to && from !== 90))('who pays by card from %i to %i', (from, to) => {
    const allowed = ALLOWED[from].includes(to) && to !== 3 && to !== 4;
    expect(change(from, to, 1)).toEqual(allowed ? { ok: true, to } : { ok: false, code: 'status_not_allowed' });
  });

  it.each([
    [1, true, 'status_billing_error'],
    [1, false, null],
    [2, true, null],
  ])('back to active with latest payment method %i and a billing error %s: %s', (latest, error, code) => {
    expect(change(2, 1, 1, error, latest)).toEqual(code ? { ok: false, code } : { ok: true, to: 1 });
  });

  it('lets a customer with a billing error be withdrawn', () =>
    expect(change(2, 90, 1, true)).toEqual({ ok: true, to: 90 }));

  it.each([
    ['status_already_withdrawn', 'すでに退会済のユーザーは他のステータスに変更できません'],
    ['status_unchanged', 'ステータスが変更されていません'],
    ['status_billing_error', '課金エラーが発生しているためステータスの変更ができません'],
    ['status_not_allowed', '指定されたステータスには変更できません'],
  ] as const)('%s is worded as quoted', (code, text) => expect(message('ja', code)).toBe(text));
});

it.each([
  [0, 2, [0, 1, 3]],
  [0, 1, [0, 1]],
  [3, 2, [3, 1, 4]],
  [4, 2, [4, 1, 2, 90]],
  [90, 1, [90]],
] as const)('status %i with payment method %i is offered %j', (status, payment, choices) =>
  expect(statusChoices({ status, payment_method_id: payment })).toEqual(choices),
);

const NOW = '2026-11-25 09:00:00';
const credit = { type: 1, solved: false };
it.each([
  [1, null, [], null],
  [1, null, [credit], null],
  [1, '2026-11-25 09:00:00', [], null],
  [1, '2026-11-25 08:59:59', [], 'status_withdrawn'],
  [90, null, [], 'status_withdrawn'],
  [0, null, [], 'status_disabled'],
  [3, null, [], 'status_disabled'],
  [4, null, [], 'status_disabled'],
  [2, null, [credit], 'status_stopped_credit'],
  [2, null, [{ type: 2, solved: false }, credit], 'status_stopped_credit'],
  [2, null, [{ type: 1, solved: 1 }], 'status_stopped_other'],
  [2, null, [{ type: 2, solved: 0 }], 'status_stopped_other'],
  [2, null, [], 'status_stopped_other'],
])('status %i, withdrawal %j, stopped infos %j: %j', (status, withdrawal, infos, reason) =>
  expect(statusReason({ status, withdrawal_dt: withdrawal }, NOW, infos)).toBe(reason),
);
