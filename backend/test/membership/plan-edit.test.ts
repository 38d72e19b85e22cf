import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { User } from '../../src/modules/users/user.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { bagsOf, cancel, operationsOf, mailsOf, signedIn } from '../harness/calls/own-requests.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { decide, manualPaymentsOf, numberOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let adminId: number;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  const person = await buildAdmin(app);
  adminId = person.id;
  admin = await app.as(person);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const T16 = { plan_id: 't16_2_M', pickup_delivery_type: 5, user_plan_option: 1 };
const TX = { plan_id: 'tx_2', pickup_delivery_type: 5 };
const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  payment_method_id: 2,
  latest_payment_method_id: 2,
} as const;
const ONETIME = { plan_id: 'tx_2', available_request_count: 0 };

const edit = ({ id }: Pick<User, 'id'>, body: object, caller = admin) =>
  caller.post(`/admin/users/${id}/userPlan`).send(body);
const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });

describe('an operator changes the plan of', () => {
  it('a monthly customer: from the next month on, once, and the customer is told', async () => {
    const user = await buildCustomer(app);
    const { body } = await edit(user, T16).expect(200);
    expect(body).toEqual({
      plan_id: 't8_2',
      pickup_delivery_type: 5,
      user_plan_option: 0,
      valid_from: expect.anything(),
      next_month_plan_id: 't16_2_M',
      next_month_pickup_delivery_type: 5,
      next_month_user_plan_option: 1,
      next_month_plan_valid_from: '2026-12-01',
      payment_method_id: 1,
      available_request_count: 8,
    });
    await edit(user, T16).expect(200);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[31], ['plan_changed']]);
    expect(await manualPaymentsOf(app, user)).toEqual([]);
    // t8_2: 13,250 yen; t16_2_M: 51,500 with hangers, a tenth more: 56,650.
    const history = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect(history).toMatchObject({
      operation_user_id: adminId,
      plan: 't16_2_M',
      price: 56_650,
      price_diff: 43_400,
    });
  });

  it('a monthly customer’s option: the record has what changed, and only that', async () => {
    const user = await buildCustomer(app);
    await edit(user, { plan_id: 't8_2', pickup_delivery_type: user.pickup_delivery_type, user_plan_option: 1 }).expect(
      200,
    );
    const history = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect([JSON.parse(history.changes), history.price_diff]).toEqual([{ user_plan_option: [0, 1] }, 1_325]);
  });

  it('whoever chose another one: the present plan goes on', async () => {
    const user = await buildCustomer(app);
    await edit(user, T16).expect(200);
    const { body } = await edit(user, { plan_id: 't8_2', pickup_delivery_type: 5 }).expect(200);
    expect(body).toMatchObject({ plan_id: 't8_2', next_month_plan_id: null, next_month_plan_valid_from: null });
    expect(await operationsOf(app, user)).toEqual([31, 31]);
    const mail = await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'DESC' } });
    expect(mail[0]?.body).toContain('12月1日');
  });

  it('a monthly customer to the one-time plan: with the month, without an option', async () => {
    const user = await buildCustomer(app, { user_plan_option: 2 });
    await edit(user, { ...TX, user_plan_option: 1 }).expect(200);
    expect(await stored(user)).toMatchObject({ next_month_plan_id: 'tx_2', next_month_user_plan_option: 0 });
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    expect(await stored(user)).toMatchObject({ plan_id: 'tx_2', available_request_count: 0 });
  });

  it('a one-time customer: at once, with the bags and a payment to settle by hand, once', async () => {
    const user = await buildCustomer(app, ONETIME);
    const answers = await Promise.all([edit(user, T16), edit(user, T16)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toMatchObject({ plan_id: 't16_2_M', user_plan_option: 1, available_request_count: 16 });
    expect(await manualPaymentsOf(app, user)).toMatchObject([
      { price: 56_650, page_id: 2, payment_method_id: 1, status_id: 1, month: '2026-11', due_date: '2026-12-31' },
    ]);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[31], ['plan_changed']]);
    expect((await stored(user)).onetime_to_monthly_dt).toBe(NOW);
  });

  it('a one-time customer: with the bags beside those that a cancelled request of before gave back', async () => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-12-10 10:00:00', count: 3 });
    await edit(user, TX).expect(200);
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    await cancel(await app.as(user), id).expect(204);
    expect(await stored(user)).toMatchObject({ plan_id: 'tx_2', available_request_count: 3 });
    const told = { user_id: user.id, template: 'request_cancelled' };
    expect((await app.database.manager.findOneByOrFail(Mail, told)).body).toContain(
      '3バッグが残りバッグに戻りました。\n現在は単発プランのため、12月31日(木)までに月額プランへ',
    );
    const { body } = await edit(user, T16, await app.as(await buildAdmin(app))).expect(200);
    expect(body).toMatchObject({ plan_id: 't16_2_M', available_request_count: 19 });
  });

  it('a company on the one-time plan: by invoice, which the operator approves of', async () => {
    const user = await buildCustomer(app, {
      ...COMPANY,
      ...ONETIME,
      payment_method_id: 3,
      latest_payment_method_id: 3,
    });
    await edit(user, T16).expect(200);
    expect(await stored(user)).toMatchObject({ status: 1, payment_method_id: 2, invoice_approved_at: NOW });
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 56_650, payment_method_id: 2 }]);
    expect([await operationsOf(app, user), await bagsOf(app, user)]).toEqual([[31, 24], 16]);
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    expect((await manualPaymentsOf(app, user)).map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
  });

  it('a rejected company: it stays rejected, and its reason with it', async () => {
    const user = await buildCustomer(app, { ...COMPANY, status: 4, rejection_reason: '与信のため' });
    await edit(user, TX).expect(200);
    expect(await stored(user)).toMatchObject({ plan_id: 'tx_2', status: 4, rejection_reason: '与信のため' });
  });

  it('a company under review: what begins with its approval, and is billed then', async () => {
    const user = await buildCustomer(app, { ...COMPANY, status: 3, available_request_count: 0 });
    await edit(user, T16).expect(200);
    expect([(await stored(user)).plan_id, await bagsOf(app, user), await manualPaymentsOf(app, user)]).toEqual([
      't16_2_M',
      0,
      [],
    ]);
    await admin.post(`/admin/users/${user.id}/status`).send({ status: 1 }).expect(200);
    expect(await bagsOf(app, user)).toBe(16);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 56_650, page_id: 1, payment_method_id: 2 }]);
  });

  it('a customer who is about to pay for one: their money goes back', async () => {
    const user = await buildCustomer(app, ONETIME);
    const { body } = await (
      await app.as(user)
    )
      .post('/users/me/userPlan')
      .send({ ...T16, payment_method: 1 })
      .expect(200);
    await edit(user, T16).expect(200);
    await decide(app, numberOf(body.payment), 'approve');
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ is_refund: false }, { is_refund: true, price: 56_650 }]);
    expect(await bagsOf(app, user)).toBe(16);
  });
});

describe('it is refused', () => {
  it.each<[string, Partial<User>, object, Record<string, string[]>]>([
    ['without a plan', {}, {}, { planPart1: ['planPart1_required'], planPart2: ['planPart2_required'] }],
    ['of a plan that is not there', {}, { ...T16, plan_id: 't40_2' }, { planPart1: ['plan_unknown'] }],
    ['of the first trial', {}, { ...T16, plan_id: 't0_2' }, { planPart1: ['plan_unknown'] }],
    [
      'by another pickup method',
      {},
      { ...T16, pickup_delivery_type: 1 },
      { pickup_delivery_type: ['hand_over_not_of_plan'] },
    ],
    ['outside the areas', { send_addr_zipcode: '9000001' }, T16, { planPart1: ['notarea'] }],
    ['of a stopped customer to one-time', { status: 2 }, TX, { planPart1: ['planPart1_unchangeable'] }],
    ['too small for an invoice', COMPANY, { ...T16, plan_id: 't2_2' }, { payment_method: ['payment_method_plans'] }],
    ['of a rejected company', { ...COMPANY, status: 4 }, T16, { payment_method: ['payment_method_rejected'] }],
  ])('%s: 422', async (_name, person, body, errors) => {
    const user = await buildCustomer(app, person);
    expect((await edit(user, body).expect(422)).body.errors).toEqual(errors);
    expect(await operationsOf(app, user)).toEqual([]);
  });

  it.each<[string, Partial<User>, string, number?]>([
    ['withdrawn', { status: 90 }, 'status_withdrawn'],
    ['gone by now', { withdrawal_dt: '2026-11-24 23:59:59' }, 'status_withdrawn'],
    ['leaving with the month', { withdrawal_dt: '2026-11-30 23:59:59' }, 'withdrawal_booked', 409],
    ['not registered to the end', { status: 0 }, 'status_disabled'],
    ['stopped on the one-time plan', { ...ONETIME, status: 2 }, 'status_stopped_other'],
  ])('of who is %s', async (_name, person, reason, status = 403) => {
    const user = await buildCustomer(app, person);
    expect((await edit(user, T16).expect(status)).body.reason).toBe(reason);
  });

  it('of who is deleted, or no customer; and to leaders', async () => {
    const [gone, staff, user] = [
      await buildCustomer(app, { deleted_at: NOW }),
      await buildStaff(app),
      await buildCustomer(app),
    ];
    await edit(gone, T16).expect(404);
    await edit(staff, T16).expect(404);
    await edit(user, { ...T16, payment_method: 2 }).expect(422);
    await edit(user, T16, await app.as(staff)).expect(403);
  });
});

describe('by who saw another plan to come', () => {
  const SEEN = { seen_plan_id: 't8_2', seen_pickup_delivery_type: 5, seen_user_plan_option: 0 };
  const T12 = { plan_id: 't12_2_M', pickup_delivery_type: 5, user_plan_option: 0 };
  const NAMED = { reason: 'stale', at: expect.stringContaining('2026-11-25 09:00') };

  it('it is refused with who was first, when, and what is to come; sent with that it is taken', async () => {
    const user = await buildCustomer(app);
    const colleague = await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '太郎' });
    await edit(user, { ...T12, ...SEEN }, await app.as(colleague)).expect(200);
    const { body } = await edit(user, { ...T16, ...SEEN }).expect(409);
    expect(body).toMatchObject({ ...NAMED, by: '課長 太郎', current: T12 });
    expect(await stored(user)).toMatchObject({ next_month_plan_id: 't12_2_M' });
    const seen = { seen_plan_id: 't12_2_M', seen_pickup_delivery_type: 5, seen_user_plan_option: 0 };
    await edit(user, { ...T16, ...seen }).expect(200);
    expect(await stored(user)).toMatchObject({ next_month_plan_id: 't16_2_M' });
  });

  it('it is refused where the customer has chosen meanwhile, without a name', async () => {
    const user = await buildCustomer(app, ONETIME);
    await (
      await app.as(user)
    )
      .post('/users/me/userPlan')
      .send({ plan_id: 'tx_1', pickup_delivery_type: 1, payment_method: 1 })
      .expect(200);
    const seen = { seen_plan_id: 'tx_2', seen_pickup_delivery_type: 5 };
    const { body } = await edit(user, { ...T16, ...seen }).expect(409);
    expect(body).toMatchObject({ ...NAMED, by: 'お客様', current: { plan_id: 'tx_1', pickup_delivery_type: 1 } });
    expect([await bagsOf(app, user), await manualPaymentsOf(app, user)]).toEqual([0, []]);
  });

  it.each([
    ['plan', { seen_plan_id: 't4_2' }],
    ['pickup method', { seen_pickup_delivery_type: 2 }],
    ['option', { seen_user_plan_option: 2 }],
  ])('it is refused by another %s alone', async (_name, seen) => {
    await edit(await buildCustomer(app), { ...T16, ...seen }).expect(409);
  });

  it('what is stored already is no change: a lost answer is asked for again', async () => {
    const user = await buildCustomer(app);
    for (let sent = 0; sent < 2; sent += 1) await edit(user, { ...T16, ...SEEN }).expect(200);
    expect(await operationsOf(app, user)).toEqual([31]);
  });

  it('of two at once, one is first', async () => {
    const user = await buildCustomer(app);
    const answers = await Promise.all([T12, T16].map((plan) => edit(user, { ...plan, ...SEEN })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('a plan is changed twenty times an hour, so that nobody’s mailbox is flooded; a refused change is none', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    await buildArea(limited);
    const { user, caller } = await signedIn(limited, {
      plan_id: 'tx_2',
      pickup_delivery_type: 2,
      available_request_count: 0,
    });
    const change = (type: number) =>
      caller.post('/users/me/userPlan').send({ plan_id: `tx_${type}`, pickup_delivery_type: type, payment_method: 1 });
    await caller.post('/users/me/userPlan').send({ plan_id: 'none' }).expect(422);
    for (let done = 0; done < 20; done += 1) await change(1 + (done % 2)).expect(200);
    await change(1).expect(429);
    expect(await mailsOf(limited, user)).toHaveLength(20);
  } finally {
    await limited.close();
  }
});
