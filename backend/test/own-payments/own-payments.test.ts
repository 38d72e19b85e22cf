import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { parse } from 'csv-parse/sync';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { Refunds } from '../../src/modules/payments/refunds/refunds.js';
import { AccountLocks } from '../../src/modules/users/account-locks.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { bytesOf, fileNameOf } from '../harness/calls/files.js';
import { beginPurchase, billed, COMPANY, purchase } from '../harness/rows/own-payments.js';
import { mailsOf, signedIn, startWithAreas } from '../harness/calls/own-requests.js';
import { decide, manualPaymentsOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let operator: User;
beforeAll(async () => {
  app = await startWithAreas();
  operator = await buildAdmin(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const listOf = async (caller: Caller, query: object = {}) =>
  (await caller.get('/users/me/payments').query(query).expect(200)).body;
/** Sessions end while the clock moves: an operator signs in for everything. */
const setStatus = async (id: number, status_id: number) =>
  (await app.as(operator)).post(`/payments/${id}/status`).send({ status_id }).expect(200);

describe('what a customer is told of their money', () => {
  it('is what they bought, how, for how much, and where it stands', async () => {
    const { caller } = await signedIn(app);
    await purchase(app, caller);
    await beginPurchase(caller);
    await decide(app, await beginPurchase(caller), 'decline');
    const { payments, ...span } = await listOf(caller);
    expect(span).toEqual({ from: '2026-06', until: '2026-11', invoice_months: [], older: null });
    const same = {
      subject: 'washes',
      months: [],
      count: 3,
      request_id: null,
      method: 'card',
      amount: 5_460,
      is_refund: false,
      due_date: null,
      month: '2026-11',
    };
    expect(payments).toHaveLength(3);
    expect(payments).toEqual(
      expect.arrayContaining([
        { ...same, key: expect.stringMatching(/^p\d+$/), at: expect.any(String), state: 'paid', has_receipt: true },
        { ...same, key: expect.any(String), at: expect.any(String), state: 'open', has_receipt: false },
        { ...same, key: expect.any(String), at: expect.any(String), state: 'not_paid', has_receipt: false },
      ]),
    );
  });

  it('has a month by card, declined and then paid by another', async () => {
    const member = `AC-own-${Math.random().toString(36).slice(2)}`;
    const old = { created_at: '2026-09-01 10:00:00', turned_month: '2026-11', ac_user_id: member };
    const { user, caller } = await signedIn(app, old);
    await fetch(`${app.url}/sandbox/cards/${member}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ charges: 'decline' }),
    });
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    const month = { subject: 'month', months: ['2026-12'], amount: 13_250, method: 'card', has_receipt: false };
    expect((await listOf(caller)).payments).toMatchObject([{ ...month, state: 'owed' }]);
    app.clock.set('2026-12-02 10:00:00');
    const wish = { plan_id: 't8_2', pickup_delivery_type: 5, payment_method: 1, renew_card: true };
    const later = await app.as(user);
    const { body } = await later.post('/users/me/userPlan').send(wish).expect(200);
    await decide(app, body.payment_no, 'approve');
    expect((await listOf(later)).payments).toMatchObject([
      { subject: 'owed', months: ['2026-12'], amount: 13_250, state: 'paid', has_receipt: true },
      { ...month, state: 'paid_later' },
    ]);
  });

  it('has bills by hand, as operators set them, and no note of theirs', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    const october = await billed(app, user, 13_250, { bikou: '社内の事情' });
    await billed(app, user, 2_000, { pageId: PAGE.purchaseByOperator, count: 2 });
    const bill = { method: 'invoice', month: '2026-10', due_date: '2026-11-30', state: 'billed' };
    const { payments, invoice_months } = await listOf(caller);
    expect(payments).toMatchObject([
      { ...bill, subject: 'sale', months: [], count: 2, amount: 2_000, has_receipt: false },
      { ...bill, subject: 'month', months: ['2026-10'], count: null, amount: 13_250, has_receipt: false },
    ]);
    expect(invoice_months).toEqual(['2026-10']);
    expect(JSON.stringify(payments)).not.toContain('社内');
    await setStatus(october, PAYMENT_STATUS.done);
    expect((await listOf(caller)).payments).toContainEqual(
      expect.objectContaining({ key: `m${october}`, state: 'paid', has_receipt: true }),
    );
    app.clock.set('2026-12-01 09:00:00');
    await setStatus(october, PAYMENT_STATUS.noAction);
    const { payments: later } = await listOf(await app.as(user), { until: '2026-10' });
    expect(later.map(({ state }: { state: string }) => state)).toEqual(['overdue', 'not_billed']);
  });

  it('has what goes back, and tells when it has gone; or nothing, when it does not', async () => {
    const { user, caller } = await signedIn(app);
    await purchase(app, caller);
    await refund(user);
    const back = { is_refund: true, subject: 'washes', count: 3, method: 'card', amount: 5_460, has_receipt: false };
    const paid = { is_refund: false, has_receipt: false };
    expect((await listOf(caller)).payments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...back, state: 'refund_due', due_date: null }),
        expect.objectContaining({ ...paid, state: 'refund_due' }),
      ]),
    );
    const [row] = await manualPaymentsOf(app, user);
    app.clock.set('2026-11-27 11:00:00');
    await setStatus(row?.id ?? 0, PAYMENT_STATUS.done);
    const later = await app.as(user);
    expect((await listOf(later)).payments).toMatchObject([
      { ...back, state: 'refunded', month: '2026-11', at: expect.stringContaining('2026-11-27') },
      { ...paid, state: 'refunded', month: '2026-11' },
    ]);
    await setStatus(row?.id ?? 0, PAYMENT_STATUS.noAction);
    await setStatus(row?.id ?? 0, PAYMENT_STATUS.done);
    await setStatus(row?.id ?? 0, PAYMENT_STATUS.noAction);
    expect(await mailsOf(app, user)).toEqual(['payment_received', 'refund_due', 'refund_made']);
    expect((await listOf(later)).payments).toMatchObject([{ is_refund: false, state: 'paid', has_receipt: true }]);
  });

  it('is six months at once, and leads on to older ones', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    for (const month of ['2025-01', '2026-05', '2026-06', '2026-11']) await billed(app, user, 1_000, { month });
    const { payments, older } = await listOf(caller);
    const months = (list: readonly { month: string }[]) => list.map(({ month }) => month);
    expect([months(payments), older]).toEqual([['2026-11', '2026-06'], '2026-05']);
    const before = await listOf(caller, { until: older });
    expect([before.from, months(before.payments), before.older]).toEqual(['2025-12', ['2026-05'], '2025-01']);
    for (const until of ['2026', '2026-13', '2026-00', 'x'])
      await caller.get('/users/me/payments').query({ until }).expect(422);
  });

  it('is nobody else’s, and no card that was only checked', async () => {
    const { user } = await signedIn(app, COMPANY);
    await billed(app, user, 1_000);
    const { user: other, caller } = await signedIn(app);
    const wish = { plan_id: 't8_2', pickup_delivery_type: 5, payment_method: 1, renew_card: true };
    const { body } = await caller.post('/users/me/userPlan').send(wish).expect(200);
    await decide(app, body.payment_no, 'approve');
    expect(await app.database.manager.countBy(Payment, { user_id: other.id })).toBe(1);
    expect((await listOf(caller)).payments).toEqual([]);
  });
});

describe('a month as a file', () => {
  it('has what the list has, with its tax, and amounts whose sum is what it has cost', async () => {
    const { user, caller } = await signedIn(app);
    await purchase(app, caller);
    await refund(user);
    await purchase(app, caller);
    await decide(app, await beginPurchase(caller), 'decline');
    const answer = await bytesOf(caller.get('/users/me/payments/file').query({ month: '2026-11' }).expect(200));
    expect(fileNameOf(answer)).toBe('お支払い_2026-11.csv');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, ...rows] = parse(answer.body, { bom: true });
    expect(header).toEqual([
      ...['日付', '内容', 'お支払い方法', '状態', '税込金額', '税率', '内消費税額', 'お支払い期限', '管理番号'],
    ]);
    const facts = rows.map(([, words, way, state, amount, rate, tax]: string[]) => [
      words,
      way,
      state,
      amount,
      rate,
      tax,
    ]);
    expect(facts).toHaveLength(4);
    const washes = 'バッグの追加購入 3バッグ';
    expect(facts).toEqual(
      expect.arrayContaining([
        [`返金：${washes}`, 'クレジットカード', '返金予定', '-5460', '10%', '-496'],
        [washes, 'クレジットカード', '返金予定', '5460', '10%', '496'],
        [washes, 'クレジットカード', 'お支払い済み', '5460', '10%', '496'],
        [washes, 'クレジットカード', '決済されませんでした', '', '10%', ''],
      ]),
    );
  });

  it('is none where nothing was', async () => {
    const { caller } = await signedIn(app);
    await caller.get('/users/me/payments/file').query({ month: '2026-11' }).expect(204);
    await caller.get('/users/me/payments/file').expect(422);
  });
});

/** What was bought first is not to be had any more. */
async function refund({ id }: User): Promise<void> {
  await app.database.inTransaction(async () => {
    await app.app.get(AccountLocks, { strict: false }).lock(id);
    const payment = await app.database.manager.findOneByOrFail(Payment, { user_id: id });
    await app.app.get(Refunds, { strict: false }).refund(payment, 'request_ended');
  });
}
