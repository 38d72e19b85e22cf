import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { SandboxCard } from '../../src/modules/payments/sandbox/sandbox-card.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { bagsOf, operationsOf, mailsOf, placesOn, rowOf, signedIn } from '../harness/calls/own-requests.js';
import { decide, formField, manualPaymentsOf, numberOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const WHY = 'an account gets a status without what comes with it';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    breaks: {
      'who is withdrawn has a last day, and who is reviewed pays by invoice': WHY,
      'a customer is suspended for a reason that is not solved, and for none when active': WHY,
      'nobody is signed in to an account that has ended': WHY,
    },
  });
  await buildArea(app);
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-30' });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });
const OLD = { created_at: '2026-09-01 10:00:00' };
const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  payment_method_id: 2,
  latest_payment_method_id: 2,
} as const;

describe('more washes', () => {
  /** t8_2: 13,250 yen for 8, and a tenth more for one: 1,820. */
  const WISH = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
  const buy = (caller: Caller, changes: object = {}) =>
    caller.post('/users/me/washRequestCount').send({ ...WISH, ...changes });

  it('by card come when they are paid, once', async () => {
    const { user, caller } = await signedIn(app);
    const { body } = await buy(caller).expect(201);
    expect(formField(body.payment, 'TOTAL')).toBe('5460');
    expect(await bagsOf(app, user)).toBe(8);
    await decide(app, numberOf(body.payment), 'approve', 10);
    expect([await bagsOf(app, user), await operationsOf(app, user), await mailsOf(app, user)]).toEqual([
      11,
      [32],
      ['payment_received'],
    ]);
  });

  it('by invoice come at once, with a payment to settle by hand', async () => {
    const { user, caller } = await signedIn(app, COMPANY);
    const { body } = await buy(caller, { payment_method: 2 }).expect(201);
    expect(body).toEqual({ available_request_count: 11 });
    expect(await mailsOf(app, user)).toEqual(['bought_by_invoice']);
    expect(await manualPaymentsOf(app, user)).toMatchObject([
      { price: 5_460, count: 3, page_id: 3, payment_method_id: 2, status_id: 1, due_date: '2026-12-31' },
    ]);
    expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
      { operation_type: 32, plan: 't8_2', size: 1, count: 3, price: 5_460, payment_method_id: 2 },
    ]);
  });

  it('at the customer’s own price', async () => {
    const { caller } = await signedIn(app, { discount_price_for_add: 1_000 });
    await buy(caller, { price: 3_000, price_per_count: 1_000 }).expect(201);
    expect((await buy(caller).expect(409)).body).toMatchObject({ reason: 'stale', price: 3_000 });
  });

  it('that cost another price, do not fit, or are not the customer’s to buy are refused', async () => {
    const { caller } = await signedIn(app, { available_request_count: 98 });
    expect((await buy(caller).expect(422)).body.errors.count).toEqual(['1から2の間で指定してください']);
    const full = await signedIn(app, { available_request_count: 100 });
    expect((await buy(full.caller, { count: 1 }).expect(422)).body.errors.count).toEqual([
      '残数が100を超えるため追加できません',
    ]);
    const other = await signedIn(app);
    expect((await buy(other.caller, { price: 5_459 }).expect(409)).body).toMatchObject({
      reason: 'stale',
      price: 5_460,
    });
    expect((await buy(other.caller, { payment_method: 2 }).expect(422)).body.errors).toHaveProperty('payment_method');
    expect((await buy(other.caller, { count: 21 }).expect(422)).body.errors).toHaveProperty('count');
    await app.database.manager.update(User, { id: other.user.id }, { status: 2 });
    expect((await buy(other.caller).expect(403)).body.reason).toBe('status_stopped_other');
  });

  it('paid when there is no room any more go back', async () => {
    const { user, caller } = await signedIn(app, { available_request_count: 97 });
    const [one, other] = [(await buy(caller).expect(201)).body, (await buy(caller).expect(201)).body];
    await Promise.all([decide(app, numberOf(one.payment), 'approve'), decide(app, numberOf(other.payment), 'approve')]);
    expect(await bagsOf(app, user)).toBe(100);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 5_460, is_refund: true }]);
  });
});

const change = (caller: Caller, body: object) => caller.post('/users/me/userPlan').send(body);

describe('another plan', () => {
  const T16 = { plan_id: 't16_2_M', pickup_delivery_type: 5, payment_method: 1, user_plan_option: 1 };

  it('of a monthly customer begins with the next month', async () => {
    const { user, caller } = await signedIn(app, { ac_user_id: 'demo-1' });
    const { body } = await change(caller, T16).expect(200);
    expect(body).toEqual({ plan_id: 't8_2', next_month_plan_id: 't16_2_M' });
    expect(await stored(user)).toMatchObject({
      next_month_user_plan_option: 1,
      next_month_pickup_delivery_type: 5,
      next_month_plan_valid_from: '2026-12-01',
    });
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[31], ['plan_changed']]);
  });

  it('that is the one-time plan says in its mail what is left of the monthly one', async () => {
    const { user, caller } = await signedIn(app, { available_request_count: 3 });
    await buildSchedule(app, user);
    await buildRequest(app, user);
    await buildRequest(app, user, { sched_pickup_dt: null, sched_dt: '2026-11-30 13:00:00', is_bag_delivery: true });
    const { payment_method_id: payment_method } = user;
    await change(caller, { plan_id: 'tx_2', pickup_delivery_type: 2, payment_method }).expect(200);
    const { body } = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id, template: 'plan_changed' });
    for (const said of [/^残りの2バッグは、11月30日/m, /^定期集配は、12月1日.*行いません/m, /（1件）は、予定どおり/])
      expect(body).toMatch(said);
    expect(body).not.toMatch(/次の集荷/);
  });

  it('that is the same one with another card asks the card’s page for nothing', async () => {
    const { user, caller } = await signedIn(app, { ac_user_id: 'demo-1' });
    const { pickup_delivery_type } = await stored(user);
    const same = { plan_id: 't8_2', pickup_delivery_type, payment_method: 1, renew_card: true };
    const { body } = await change(caller, same).expect(200);
    expect([formField(body.payment, 'TOTAL'), formField(body.payment, 'AUTOCHARGE')]).toEqual(['0', '1']);
    await decide(app, numberOf(body.payment), 'approve');
    const { plan_id, next_month_plan_id, ac_user_id } = await stored(user);
    expect([plan_id, next_month_plan_id]).toEqual(['t8_2', null]);
    expect(ac_user_id).not.toBe('demo-1');
    await change(caller, { ...same, renew_card: 'yes' }).expect(422);
  });

  it('of a one-time customer by card begins when it is paid, with its bags', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { body } = await change(caller, T16).expect(200);
    expect(body).toMatchObject({ plan_id: 'tx_2', next_month_plan_id: null });
    expect(formField(body.payment, 'AUTOCHARGE')).toBe('1');
    await decide(app, numberOf(body.payment), 'approve', 3);
    expect(await stored(user)).toMatchObject({ plan_id: 't16_2_M', user_plan_option: 1, status: 1 });
    expect((await stored(user)).onetime_to_monthly_dt).not.toBeNull();
    expect([await bagsOf(app, user), await operationsOf(app, user)]).toEqual([16, [31]]);
  });

  it('of an approved company by invoice begins at once', async () => {
    const approved = { ...COMPANY, plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0 } as const;
    const { user, caller } = await signedIn(app, { ...approved, invoice_approved_at: NOW });
    await change(caller, { ...T16, payment_method: 2 }).expect(200);
    expect([await bagsOf(app, user), await operationsOf(app, user)]).toEqual([16, [31, 24]]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ page_id: 2, payment_method_id: 2 }]);
  });

  it('of a rejected company takes the reason along with the rejection, and no later review shows it', async () => {
    const rejected = { ...COMPANY, status: 4, rejection_reason: '与信のため', available_request_count: 0 } as const;
    const { user, caller } = await signedIn(app, rejected);
    const shown = async () => {
      const { body } = await caller.get('/users/me').expect(200);
      return [body.status, body.rejection_reason];
    };
    expect(await shown()).toEqual([4, '与信のため']);
    await change(caller, { plan_id: 'tx_2', pickup_delivery_type: 5, payment_method: 3 }).expect(200);
    expect(await shown()).toEqual([1, null]);
    await change(caller, { ...T16, payment_method: 2 }).expect(200);
    expect(await shown()).toEqual([3, null]);
    expect((await stored(user)).rejection_reason).toBeNull();
  });

  it('is refused by keys', async () => {
    const { caller } = await signedIn(app);
    const errors = async (body: object) => (await change(caller, body).expect(422)).body.errors;
    expect(await errors({})).toMatchObject({ planPart1: ['planPart1_required'], planPart2: ['planPart2_required'] });
    expect(await errors({ ...T16, payment_method: 2 })).toEqual({ payment_method: ['payment_method_unselectable'] });
    expect(await errors({ ...T16, plan_id: 't0_2' })).toEqual({ planPart1: ['plan_unknown'] });
  });

  it('of a customer whose registration was never paid pays it', async () => {
    const { user, caller } = await signedIn(app, { status: 0, available_request_count: 0 });
    const { body } = await change(caller, T16).expect(200);
    await decide(app, numberOf(body.payment), 'approve');
    expect([(await stored(user)).status, await bagsOf(app, user), (await stored(user)).plan_id]).toEqual([
      1,
      16,
      't16_2_M',
    ]);
  });
});

describe('leaving', () => {
  it('a monthly plan ends with the month; what comes later is free, and the account ends the day after', async () => {
    const { user, caller } = await signedIn(app, { ...OLD, ac_user_id: 'AC-LEAVES' });
    const kept = await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 10:00:00' });
    const freed = await buildRequest(app, user, { sched_pickup_dt: '2026-12-02 10:00:00' });
    const used = await placesOn(app, '2026-12-02');
    const answers = [await caller.delete('/users/me').expect(200), await caller.delete('/withdraw').expect(200)];
    expect(answers.map(({ body }) => body)).toEqual([
      { withdrawal_dt: '2026-11-30 23:59:59' },
      { withdrawal_dt: '2026-11-30 23:59:59' },
    ]);
    expect([(await rowOf(app, kept.id)).cancelled_at, (await rowOf(app, freed.id)).cancel_kind]).toEqual([null, 1]);
    expect(await placesOn(app, '2026-12-02')).toBe(used - 1);
    const later = { sched_pickup_dt: '2026-12-02 10:00:00', sched_delivery_dt: '2026-12-07 13:00:00', count: 1 };
    expect((await caller.post('/users/me/washRequests').send(later).expect(422)).body.errors).toEqual({
      sched_pickup_dt: ['集荷時間は退会日までの日時を指定してください'],
    });
    await caller.get('/users/me').expect(200);
    const { body } = await change(caller, { plan_id: 't16_1', pickup_delivery_type: 1, payment_method: 1 }).expect(409);
    expect([body.reason, (await stored(user)).next_month_plan_id]).toEqual(['withdrawal_booked', null]);
    app.clock.set('2026-12-01 00:10:00');
    await Promise.all([runJob(app, 'finish-withdrawals'), runJob(app, 'finish-withdrawals')]);
    expect((await stored(user)).status).toBe(90);
    await caller.get('/users/me').expect(401);
    await runJob(app, 'reconcile-payments');
    expect(await app.database.manager.findBy(ProviderOrder, { user_id: user.id })).toMatchObject([
      { kind: 'stop_card', ref: 'AC-LEAVES', state: 'done' },
    ]);
    const card = await app.database.manager.findOneByOrFail(SandboxCard, { member: 'AC-LEAVES' });
    expect(card.state).toBe('stopped');
  });

  it.each(['tx_2', 't0_2'])('%s ends at once', async (plan_id) => {
    const { user, caller } = await signedIn(app, { ...OLD, plan_id, available_request_count: 0 });
    await caller.delete('/withdraw').expect(200);
    expect((await stored(user)).status).toBe(90);
    await caller.get('/users/me').expect(401);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[20], ['withdrawn']]);
  });

  it.each<[string, Partial<User>, string]>([
    ['in the month of registration', {}, '2026-12-01'],
    ['soon after a switch to monthly', { ...OLD, onetime_to_monthly_dt: '2026-11-05 10:00:00' }, '2027-01-01'],
  ])('is refused %s', async (_name, person, from) => {
    const { user, caller } = await signedIn(app, person);
    const { body } = await caller.delete('/users/me').expect(409);
    expect(body).toMatchObject({ reason: 'withdrawal_not_allowed', from });
    expect((await stored(user)).withdrawal_dt).toBeNull();
  });

  it('and paying for more washes afterwards: the money goes back', async () => {
    const { user, caller } = await signedIn(app, OLD);
    const wish = { count: 1, price: 1_820, payment_method: 1 };
    const { body } = await caller.post('/users/me/washRequestCount').send(wish).expect(201);
    await app.database.manager.update(User, { id: user.id }, { status: 90 });
    await decide(app, numberOf(body.payment), 'approve');
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ is_refund: true, price: 1_820 }]);
  });
});

describe('a company’s account for deferred invoices', () => {
  const company = () =>
    signedIn(app, { ...COMPANY, plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0 });
  const status = async (caller: Caller, frd_key: string) =>
    (await caller.get('/paidAccount/status').query({ frd_key, price: 5_000 }).expect(200)).body;

  it('is good, new until it is made, or refused', async () => {
    const { caller } = await company();
    expect(await status(caller, 'good-2')).toEqual({ is_ok: true, errors: [] });
    expect(await status(caller, 'new-2')).toMatchObject({ is_ok: false, errors: [{ error_code: 'CE-0001' }] });
    const made = await caller.post('/paidAccount').send({ frd_key: 'new-2' }).expect(200);
    expect(made.body).toEqual({ is_ok: true, errors: [] });
    expect(await status(caller, 'new-2')).toEqual({ is_ok: true, errors: [] });
    expect(await status(caller, 'ng-2')).toMatchObject({ is_ok: false, errors: [{ error_code: expect.any(String) }] });
  });

  it('is none of a person’s matters', async () => {
    const { caller } = await signedIn(app);
    await caller.get('/paidAccount/status').query({ frd_key: 'good' }).expect(403);
  });
});
