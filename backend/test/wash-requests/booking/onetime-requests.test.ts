import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { IsNull } from 'typeorm';
import { OnetimePrice } from '../../../src/modules/onetime-payments/onetime-price.entity.js';
import { SandboxProvider } from '../../../src/modules/payments/sandbox/sandbox-provider.js';
import { BusinessHoliday } from '../../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { mailsTo } from '../../harness/looks/delivered.js';
import { THURSDAY, operationsOf, mailsOf, placesOn, post, rowOf, signedIn } from '../../harness/calls/own-requests.js';
import {
  decide,
  formField,
  manualPaymentsOf,
  messagesOf,
  numberOf,
  paymentOf,
  report,
  runJob,
} from '../../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

/** Wednesday 15:00 to Thursday 16:00: next-day delivery, 3,315 yen. */
const WISH = {
  sched_pickup_dt: '2026-11-25 15:00:00',
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 2,
  price: 6_630,
  onetime_payment_method_id: 1,
};
const DAY = '2026-11-25';
const PAYPAY = { ...WISH, onetime_payment_method_id: 2, redirect_url: 'https://elsewhere.example/done?x=1' };
const INVOICE = { ...WISH, onetime_payment_method_id: 3, frd_key: 'good-1' };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a customer is suspended for a reason that is not solved, and for none when active':
        'a customer is stopped for no reason between two steps',
    },
  });
  await buildArea(app);
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-07' });
  for (const delivery_type of [1, 2]) {
    for (let hour = 13; hour <= 21; hour += 1) {
      const yen = 3_300 + hour - (delivery_type - 1) * 300;
      const week = { week1: yen, week2: yen, week3: yen, week4: yen, week5: null, week6: 0 };
      await app.database.manager.update(OnetimePrice, { wreq_time: `${hour}:00:00`, delivery_type }, week);
    }
  }
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const onetimer = (overrides: Partial<User> = {}) =>
  signedIn(app, { plan_id: 'tx_2', available_request_count: 0, ...overrides });
const company = () => onetimer({ is_company: true, company_name: '株式会社山田', payment_method_id: 3 });
const order = (caller: Caller, body: object) => caller.post('/users/me/onetimeRequests').send(body);
const listed = async (caller: Caller) => (await caller.get('/users/me/washRequests').expect(200)).body.length;

it('a resident’s room is one that can be read again', async () => {
  const { user, caller } = await onetimer({ source_venue_code: 'V1', send_addr_detail3: 'タワー@101' });
  const { body } = await order(caller, { ...WISH, room_number: '1@2' }).expect(422);
  expect(body.errors).toEqual({ room_number: ['入力値が不正です'] });
  await order(caller, { ...WISH, room_number: '202' }).expect(201);
  expect(await app.database.manager.findOneByOrFail(User, { id: user.id })).toMatchObject({
    send_addr_detail3: 'タワー@202',
  });
});

describe('by card', () => {
  it('holds its place in no list until it is paid, then is a request like any other', async () => {
    const { user, caller } = await onetimer();
    const used = await placesOn(app, DAY);
    const { body } = await order(caller, WISH).expect(201);
    expect([formField(body.payment, 'TOTAL'), body.payment.ret_url_path]).toEqual([
      '6630',
      `/onetime-wash-request-complete?id=${body.id}`,
    ]);
    expect([await placesOn(app, DAY), await listed(caller), await operationsOf(app, user)]).toEqual([used + 1, 0, []]);
    await decide(app, numberOf(body.payment), 'approve', 2);
    expect(await rowOf(app, body.id)).toMatchObject({ pay_by: null, cancelled_at: null, count: 2, size: 5 });
    expect([await placesOn(app, DAY), await listed(caller), await operationsOf(app, user)]).toEqual([
      used + 1,
      1,
      [33],
    ]);
    expect(await mailsOf(app, user)).toEqual(['request_received']);
    const [mail] = await mailsTo(app, user.email);
    for (const word of ['〜', '料金：6,630円（税込）', 'お支払い方法：クレジットカード', 'バッグ数：2バッグ'])
      expect(mail?.body).toContain(word);
    const { body: requests } = await caller.get('/users/me/washRequests').expect(200);
    expect(requests).toMatchObject([{ id: body.id, pickup_until: '2026-11-25 16:30:00', price: 6_630 }]);
  });

  it('in a time-window area no end of the pickup is promised, nor is one for monthly plans', async () => {
    await buildArea(app, { zipcode: '15009', is_valid_onetime: false, is_valid_onetime_b: true });
    const { caller } = await onetimer({ send_addr_zipcode: '1500901' });
    const { body } = await order(caller, WISH).expect(201);
    await decide(app, numberOf(body.payment), 'approve');
    const monthly = await signedIn(app, { available_request_count: 4 });
    await post(monthly.caller, THURSDAY).expect(201);
    for (const each of [caller, monthly.caller]) {
      const { body: requests } = await each.get('/users/me/washRequests').expect(200);
      expect(requests).toMatchObject([{ pickup_until: null }]);
    }
  });

  it.each(['decline', 'cancel'])(
    '%s: its place is free at once, and money that comes late goes back',
    async (outcome) => {
      const { user, caller } = await onetimer();
      const used = await placesOn(app, DAY);
      const { body } = await order(caller, WISH).expect(201);
      await decide(app, numberOf(body.payment), outcome, 3);
      expect([await placesOn(app, DAY), (await rowOf(app, body.id)).cancel_kind]).toEqual([used, 5]);
      await decide(app, numberOf(body.payment), 'approve');
      expect(await paymentOf(app, numberOf(body.payment))).toMatchObject({ state: 'settled', refund_needed: true });
      expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 6_630, is_refund: true, bikou: '要返金' }]);
      expect([await placesOn(app, DAY), await listed(caller), await operationsOf(app, user)]).toEqual([used, 0, []]);
      await order(caller, WISH).expect(201);
    },
  );

  it('unpaid for half an hour, it is dropped; paid a second later, it is to be refunded', async () => {
    const { user, caller } = await onetimer();
    const { body } = await order(caller, WISH).expect(201);
    app.clock.set('2026-11-25 09:29:59');
    await runJob(app, 'expire-payments');
    expect((await rowOf(app, body.id)).cancel_kind).toBeNull();
    app.clock.set('2026-11-25 09:30:00');
    await Promise.all([runJob(app, 'expire-payments'), runJob(app, 'expire-payments')]);
    const open = await app.database.manager.countBy(WashRequest, {
      sched_pickup_dt: WISH.sched_pickup_dt,
      cancelled_at: IsNull(),
    });
    expect([await placesOn(app, DAY), (await rowOf(app, body.id)).cancel_kind]).toEqual([open, 5]);
    await decide(app, numberOf(body.payment), 'approve');
    expect((await manualPaymentsOf(app, user)).map(({ price }) => price)).toEqual([6_630]);
  });

  it('paid in the last second while the report was lost: it is dropped, and the money found and given back', async () => {
    const { user, caller } = await onetimer();
    const { body } = await order(caller, WISH).expect(201);
    await app.app.get(SandboxProvider, { strict: false }).decide(numberOf(body.payment), 'approve');
    app.clock.set('2026-11-25 09:30:00');
    await runJob(app, 'expire-payments');
    expect((await rowOf(app, body.id)).cancel_kind).toBe(5);
    await runJob(app, 'reconcile-payments');
    expect(await paymentOf(app, numberOf(body.payment))).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 6_630, is_refund: true }]);
  });

  it('one yen less changes nothing', async () => {
    const { caller } = await onetimer();
    const { body } = await order(caller, WISH).expect(201);
    expect(await report(app, body.payment, { 'X-TOTAL': '6629' })).toMatchObject({ status: 422 });
    expect((await rowOf(app, body.id)).pay_by).not.toBeNull();
    expect(await messagesOf(app, numberOf(body.payment))).toMatchObject([{ reason: 'wrong_amount' }]);
  });
});

describe('by PayPay', () => {
  it('answers an address; what was paid is asked for, though the browser never returns', async () => {
    const { user, caller } = await onetimer();
    const { body } = await order(caller, PAYPAY).expect(201);
    expect(body).toEqual({ id: body.id, payment_no: expect.any(String), url: expect.any(String) });
    const no = String(new URL(body.url).pathname.split('/').at(-1));
    expect(no).toBe(body.payment_no);
    expect(await paymentOf(app, no)).toMatchObject({ state: 'waiting', channel: 'paypay', amount: 6_630 });
    await app.app.get(SandboxProvider, { strict: false }).decide(no, 'approve');
    app.clock.set('2026-11-25 09:10:00');
    await runJob(app, 'reconcile-payments');
    expect(await rowOf(app, body.id)).toMatchObject({ pay_by: null, cancelled_at: null });
    expect(await operationsOf(app, user)).toEqual([33]);
  });

  it('a notification, however often, is a hint to ask', async () => {
    const { user, caller } = await onetimer();
    const { body } = await order(caller, PAYPAY).expect(201);
    await decide(app, body.payment_no, 'approve', 20);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[33], ['request_received']]);
  });

  it('the page that waits asks how it stands', async () => {
    const { caller } = await onetimer();
    const { body } = await order(caller, PAYPAY).expect(201);
    const state = async () => (await caller.get(`/payments/state/${body.payment_no}`).expect(200)).body;
    expect(await state()).toMatchObject({ state: 'waiting', pay_until: '2026-11-25 09:30:00' });
    await app.app.get(SandboxProvider, { strict: false }).decide(body.payment_no, 'approve');
    app.clock.set('2026-11-25 09:00:10');
    expect(await state()).toMatchObject({ state: 'settled', pay_until: null });
  });

  /** The browser that began comes back, with the cookie that it got. */
  const goBack = (no: string, headers: Readonly<Record<string, unknown>>) => {
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    return fetch(`${app.url}/api/v1/payments/paypay/return/${no}`, { redirect: 'manual', headers: { cookie } });
  };

  it('leads back to a page of ours, whatever host was wished', async () => {
    const { caller } = await onetimer();
    const { body, headers } = await order(caller, PAYPAY).expect(201);
    const answer = await goBack(body.payment_no, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/done?x=1&payment=${body.payment_no}`]);
  });

  it.each([
    'javascript:https://evil.example/x',
    'x:javascript:alert(1)//',
    'x:\\\\evil.example',
    'x:/\\evil.example',
    'x:/%2fevil.example',
  ])('leads to the page of the request where what was wished is no page: %s', async (redirect_url) => {
    const { caller } = await onetimer();
    const { body, headers } = await order(caller, { ...PAYPAY, redirect_url }).expect(201);
    const answer = await goBack(body.payment_no, headers);
    const page = `/onetime-wash-request-complete?id=${body.id}&payment=${body.payment_no}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  });

  it('a second one waits for the first: cancelled, the next may begin', async () => {
    const { caller } = await onetimer();
    const { body } = await order(caller, PAYPAY).expect(201);
    const later = { ...PAYPAY, sched_pickup_dt: '2026-11-25 15:15:00' };
    const refused = await order(caller, later).expect(409);
    expect(refused.body).toMatchObject({ reason: 'duplicate_paypay_pending_queue' });
    await decide(app, body.payment_no, 'cancel');
    expect((await rowOf(app, body.id)).cancel_kind).toBe(5);
    await order(caller, later).expect(201);
  });

  it('twenty at once begin one', async () => {
    const { user, caller } = await onetimer();
    const wishes = Array.from({ length: 20 }, (_, n) => ({
      ...PAYPAY,
      sched_pickup_dt: `2026-11-25 ${15 + Math.floor(n / 4)}:${String((n % 4) * 15).padStart(2, '0')}:00`,
      sched_delivery_dt: '2026-11-26 22:00:00',
      price: 2 * (3_315 + Math.floor(n / 4)),
    }));
    const answers = await Promise.all(wishes.map((wish) => order(caller, wish)));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(await app.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(1);
  });
});

describe('by deferred invoice', () => {
  it('a good company’s request is taken at once', async () => {
    const { user, caller } = await company();
    const { body } = await order(caller, INVOICE).expect(201);
    expect(body).toEqual({ id: body.id, payment_no: expect.any(String) });
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.body).toContain('お支払い方法：後払い請求書\n請求書は、配達の完了後にお送りします。\n');
    expect(await rowOf(app, body.id)).toMatchObject({ pay_by: null, cancelled_at: null });
    expect([await operationsOf(app, user), await paymentOf(app, body.payment_no)]).toMatchObject([
      [33],
      { state: 'settled' },
    ]);
  });

  it.each(['ng-1', 'new-1'])('%s is refused, and its place is free', async (frd_key) => {
    const { caller } = await company();
    const used = await placesOn(app, DAY);
    const { body } = await order(caller, { ...INVOICE, frd_key }).expect(422);
    expect(body.errors).toEqual({ onetime_payment_method_id: [expect.stringMatching(/./)] });
    expect(await placesOn(app, DAY)).toBe(used);
  });

  it('never goes to another company by its key', async () => {
    const [{ caller, user }, { user: other }] = [await company(), await company()];
    const frd_key = deferredMemberOf(other.id);
    for (const answer of [
      await order(caller, { ...INVOICE, frd_key }).expect(422),
      await caller.get('/paidAccount/status').query({ frd_key }).expect(422),
      await caller.post('/paidAccount').send({ frd_key }).expect(422),
    ]) {
      expect(answer.body.errors).toHaveProperty('frd_key');
    }
    await order(caller, { ...INVOICE, frd_key: deferredMemberOf(user.id) }).expect(201);
  });

  it('is for companies, and names their key', async () => {
    const [{ caller: person }, { caller }] = [await onetimer(), await company()];
    expect((await order(person, INVOICE).expect(422)).body.errors).toHaveProperty('onetime_payment_method_id');
    expect((await order(caller, { ...INVOICE, frd_key: '' }).expect(422)).body.errors).toHaveProperty('frd_key');
  });
});

describe('is refused', () => {
  it.each<[string, object, string]>([
    ['a Sunday', { sched_pickup_dt: '2026-11-29 15:00:00', sched_delivery_dt: '2026-12-01 16:00:00' }, 'invalid_date'],
    ['no date', { sched_pickup_dt: 'soon' }, 'invalid_date'],
    ['the past', { sched_pickup_dt: '2026-11-24 15:00:00' }, 'pickup_past'],
    ['too early', { sched_delivery_dt: '2026-11-25 22:00:00' }, 'delivery_too_early'],
    ['too late', { sched_delivery_dt: '2026-12-28 16:00:00' }, 'delivery_too_late'],
    [
      'no price',
      { sched_pickup_dt: '2026-11-27 15:00:00', sched_delivery_dt: '2026-11-30 16:00:00' },
      'pickup_unavailable',
    ],
  ])('%s', async (_name, changes, reason) => {
    const { caller } = await onetimer();
    const { body } = await order(caller, { ...WISH, ...changes }).expect(422);
    expect([body.reason, Object.keys(body.errors)]).toEqual([reason, [expect.stringMatching(/^sched_/)]]);
  });

  it('an area without one-time requests, before all else', async () => {
    const { caller } = await onetimer({ send_addr_zipcode: '9999999' });
    const { body } = await order(caller, { ...WISH, sched_pickup_dt: 'soon' }).expect(422);
    expect(body.reason).toBe('area_unavailable');
  });

  it('another price than the table’s: stale, with the right one', async () => {
    const { caller } = await onetimer();
    const { body } = await order(caller, { ...WISH, price: 6_629 }).expect(409);
    expect(body).toMatchObject({ reason: 'stale', price: 6_630 });
  });

  it('a second request for the same time, a full day, a suspended customer, and one of a monthly plan', async () => {
    const { user, caller } = await onetimer();
    await order(caller, WISH).expect(201);
    const { body } = await order(caller, WISH).expect(409);
    expect(body).toMatchObject({ reason: 'dup', held_until: expect.stringMatching(/^2026-11-25 /) });
    expect(body.refusals).toEqual([{ code: 'dup_held', field: 'sched_pickup_dt' }]);
    const other = await onetimer();
    const { used } = await app.database.manager.findOneByOrFail(PickupDay, { date: DAY });
    await app.database.manager.update(PickupDay, { date: DAY }, { day_limit: used });
    expect((await order(other.caller, WISH).expect(409)).body.reason).toBe('preq_count_max');
    await app.database.manager.update(PickupDay, { date: DAY }, { day_limit: null });
    await app.database.manager.update(User, { id: user.id }, { status: 2 });
    expect((await order(caller, WISH).expect(403)).body.reason).toBe('status_stopped_other');
    const monthly = await signedIn(app);
    expect((await order(monthly.caller, WISH).expect(422)).body.errors).toHaveProperty('plan_id');
  });
});

it('the same key gets the same request and the same address, and calls the provider once', async () => {
  const { user, caller } = await onetimer();
  const send = () => order(caller, PAYPAY).set('idempotency-key', 'one').expect(201);
  const answers = [await send(), await send(), await send()];
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body.url).toMatch(/\/sandbox\/paypay\//);
  expect(await app.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(1);
});
