import { OPERATION } from '@laundry/shared/constants/operation-types';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { mailsTo } from '../harness/looks/delivered.js';
import { until } from '../harness/looks/until.js';
import { turnMonths } from '../harness/month-edge/turn-months.js';
import { bagsOf, mailsOf, operationsOf } from '../harness/calls/own-requests.js';
import { company, individual, monthly } from '../harness/calls/registration.js';
import { decide, formField, manualPaymentsOf, numberOf, paymentOf } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let number = 0;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const newEmail = (): string => `december${(number += 1)}@example.com`;

async function register() {
  const email = newEmail();
  const body = { ...monthly(email), begins_next_month: true };
  const { body: answer } = await app.anonymous.post('/register').send(body).expect(201);
  const user = await app.database.manager.findOneByOrFail(User, { email });
  return { user, ticket: String(answer.ticket), form: answer.payment, no: numberOf(answer.payment) };
}

const stored = ({ id }: User): Promise<User> => app.database.manager.findOneByOrFail(User, { id });
const grantsOf = async ({ id }: User) =>
  (await app.database.manager.findBy(CountEntry, { user_id: id })).map(({ once_key }) => once_key);
const chargesOf = async ({ id }: User) =>
  (await app.database.manager.findBy(Payment, { user_id: id, is_recurring: true })).map(({ once_key, amount }) => [
    once_key,
    amount,
  ]);

it('a registration for next month only checks the card and puts it on file, and brings neither bags nor a bill', async () => {
  const { user, form, no, ticket } = await register();
  expect([formField(form, 'TOTAL'), formField(form, 'AUTOCHARGE')]).toEqual(['0', '1']);
  await decide(app, no, 'approve');
  expect(await paymentOf(app, no)).toMatchObject({ state: 'settled', amount: 0 });
  expect(await stored(user)).toMatchObject({
    status: 1,
    available_request_count: 0,
    turned_month: '2026-11',
    begins_month: '2026-12',
    ac_user_id: expect.stringMatching(/^AC/),
  });
  expect([await grantsOf(user), await chargesOf(user), await manualPaymentsOf(app, user)]).toEqual([[], [], []]);
  expect(await operationsOf(app, user)).toEqual([17, 21]);
  expect(await mailsOf(app, user)).toEqual(['registered_card', 'begins_later']);
  const mails = await mailsTo(app, user.email);
  for (const { body } of mails) expect(body).toContain('ご利用開始：12月1日(火)');
  await app.anonymous.get(`/getToken/${ticket}`).expect(200);
  const { body: me } = await (await app.as(user)).get('/users/me').expect(200);
  expect(me).toMatchObject({ begins_month: '2026-12', available_request_count: 0 });
});

it('a plan for next month begins with the turn of the month: its bags and its charge, once', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  app.clock.set('2026-12-01 00:10:00');
  await Promise.all([turnMonths(app), app.as(user).then((caller) => caller.get('/users/me').expect(200))]);
  await turnMonths(app);
  expect(await stored(user)).toMatchObject({ available_request_count: 8, turned_month: '2026-12', begins_month: null });
  expect(await grantsOf(user)).toEqual([`grant:${user.id}:2026-12`]);
  expect(await chargesOf(user)).toEqual([[`charge:${user.id}:2026-12`, 13_980]]);
  const begun = (await mailsTo(app, user.email)).filter(({ body }) => clearText(body).includes('プランが始まりました'));
  expect(begun.map(({ template }) => template)).toEqual(['payment_received']);
  for (const words of ['プラン：月8バッグ', '今月分の8バッグを、12月31日(木)までのご依頼に', '/wash-request\n'])
    expect(begun[0]?.body).toContain(words);
});

it('the list of payments says of a later charge the plan that was charged, also after a change, and no beginning', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  app.clock.set('2027-01-01 00:10:00');
  await (await app.as(user)).get('/users/me').expect(200);
  await app.database.manager.update(User, { id: user.id }, { plan_id: 't16_1' });
  await turnMonths(app);
  const [first, second] = (await mailsTo(app, user.email)).filter(({ template }) => template === 'payment_received');
  expect([first?.subject, second?.subject]).toEqual(['プランが始まりました', 'お支払いを確認しました']);
  expect(second?.body).toContain('プラン：月8バッグ');
  expect(second?.body).not.toContain('始まりました');
});

it('a card that is registered after the month has begun begins that month, once', async () => {
  const { user, no } = await register();
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  expect(await stored(user)).toMatchObject({ status: 0, begins_month: '2026-12' });
  await decide(app, no, 'approve');
  await until(async () => (await stored(user)).turned_month === '2026-12');
  await turnMonths(app);
  expect(await stored(user)).toMatchObject({ status: 1, available_request_count: 8, turned_month: '2026-12' });
  expect(await chargesOf(user)).toEqual([[`charge:${user.id}:2026-12`, 13_980]]);
});

it('a card that is declined is none on file; another try checks one again', async () => {
  const { user, no, ticket } = await register();
  await decide(app, no, 'decline');
  expect(await mailsOf(app, user)).toEqual(['registered_card', 'payment_declined']);
  expect((await mailsTo(app, user.email)).at(-1)?.body).not.toContain('0円');
  const { body } = await app.anonymous.post('/register/payment').send({ ticket }).expect(201);
  expect(formField(body.payment, 'TOTAL')).toBe('0');
  await decide(app, numberOf(body.payment), 'approve');
  expect(await stored(user)).toMatchObject({ status: 1, available_request_count: 0, begins_month: '2026-12' });
});

it('who is suspended when it would have begun gets neither bags nor a charge, then or when the suspension ends', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  const admin = await buildAdmin(app);
  const becomes = async (status: number) =>
    (await app.as(admin)).post(`/admin/users/${user.id}/status`).send({ status }).expect(200);
  await becomes(2);
  await becomes(1);
  expect(await mailsOf(app, user)).toEqual(['registered_card', 'begins_later']);
  await becomes(2);
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  await becomes(1);
  expect([await bagsOf(app, user), await chargesOf(user)]).toEqual([0, []]);
  app.clock.set('2027-01-01 00:10:00');
  await turnMonths(app);
  expect([await bagsOf(app, user), await chargesOf(user)]).toEqual([8, [[`charge:${user.id}:2027-01`, 13_980]]]);
  expect((await stored(user)).begins_month).toBeNull();
});

it('the card of an account that an operator has opened meanwhile is kept', async () => {
  const { user, no } = await register();
  const admin = await app.as(await buildAdmin(app));
  await admin.post(`/admin/users/${user.id}/status`).send({ status: 1 }).expect(200);
  const approved = (await mailsTo(app, user.email)).find(({ template }) => template === 'approved');
  expect(approved?.body).toContain('12月1日(火)より集配をご依頼いただけます');
  await decide(app, no, 'approve');
  expect(await stored(user)).toMatchObject({
    status: 1,
    begins_month: '2026-12',
    ac_user_id: expect.stringMatching(/^AC/),
  });
  expect(await paymentOf(app, no)).toMatchObject({ state: 'settled', refund_needed: false });
});

it('the card that opened an account is kept when an older check comes after, and that one’s is stopped', async () => {
  const { user, no, ticket } = await register();
  const { body } = await app.anonymous.post('/register/payment').send({ ticket }).expect(201);
  await decide(app, numberOf(body.payment), 'approve');
  const before = await stored(user);
  await decide(app, no, 'approve');
  expect(await stored(user)).toEqual(before);
  expect(await paymentOf(app, no)).toMatchObject({ state: 'settled', refund_needed: true });
  const orders = await app.database.manager.findBy(ProviderOrder, { user_id: user.id });
  expect(orders.map(({ kind }) => kind)).toEqual(['stop_card']);
  expect(orders[0]?.ref).not.toBe(before.ac_user_id);
});

it('who signs in instead of registering the card may do so there, until the month has begun', async () => {
  const { user } = await register();
  const caller = await app.as(user);
  const wish = { plan_id: 't8_1', pickup_delivery_type: 1, payment_method: 1 };
  const choose = async () => (await caller.post('/users/me/userPlan').send(wish).expect(200)).body.payment;
  const form = await choose();
  expect(formField(form, 'TOTAL')).toBe('0');
  app.clock.set('2026-12-01 00:10:00');
  expect(formField(await choose(), 'TOTAL')).toBe('13980');
  app.clock.set(NOW);
  const again = await choose();
  await decide(app, numberOf(again), 'approve');
  expect(await stored(user)).toMatchObject({ status: 1, available_request_count: 0, begins_month: '2026-12' });
  expect((await mailsOf(app, user)).at(-1)).toBe('begins_later');
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  expect([await bagsOf(app, user), await chargesOf(user)]).toEqual([8, [[`charge:${user.id}:2026-12`, 13_980]]]);
});

/** A purchase by card of two bags more than the plan has. */
function twoMore({ plan_id }: User) {
  const plan = parsePlanId(plan_id);
  const unit = plan === null ? 0 : addPriceFor(plan, 0);
  return { count: 2, price: 2 * unit, price_per_count: unit, payment_method: 1 };
}

it('bags of a plan for next month are sold from the day on which it begins, by an operator too', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  const washes = twoMore(user);
  const sale = { operation_type: 36, user_id: user.id, user_name: `${user.name1}${user.name2}`, bikou: '電話' };
  const admin = await buildAdmin(app);
  const buy = async () => (await app.as(user)).post('/users/me/washRequestCount').send(washes);
  const sell = async (more: object) => (await app.as(admin)).post('/admin/addBag').send({ ...sale, ...more });
  app.clock.set('2026-11-30 23:59:59');
  const refused = await buy();
  expect([refused.status, refused.body.refusals]).toEqual([422, [{ code: 'plan_not_begun', field: 'plan_id' }]]);
  expect(refused.body.errors).toEqual({ plan_id: ['バッグの追加購入は、プランが始まる日からできます'] });
  const unsold = await sell({ size: 1, count: 2 });
  expect([unsold.status, unsold.body.refusals]).toEqual([422, [{ code: 'plan_not_begun', field: 'operation_type' }]]);
  expect(await bagsOf(app, user)).toBe(0);
  expect((await sell({ operation_type: 37, size: 1, count: 1 })).status).toBe(201);
  app.clock.set('2026-12-01 00:00:00');
  expect((await buy()).status).toBe(201);
  expect((await sell({ size: 1, count: 2 })).status).toBe(201);
  expect(await bagsOf(app, user)).toBe(10);
});

it('an account that an operator opens when its month has begun begins with that month', async () => {
  const { user } = await register();
  app.clock.set('2026-12-02 09:00:00');
  const admin = await buildAdmin(app);
  await (await app.as(admin)).post(`/admin/users/${user.id}/status`).send({ status: 1 }).expect(200);
  const where = { user_id: user.id, operation_type: OPERATION.statusChanged };
  const changed = await app.database.manager.findOneOrFail(OperationHistory, { where, order: { id: 'DESC' } });
  expect(JSON.parse(changed.changes ?? '')).toEqual({ status: [0, 1] });
  await turnMonths(app);
  expect(await stored(user)).toMatchObject({ available_request_count: 8, begins_month: null, turned_month: '2026-12' });
});

it('no bags are sold of a plan whose month passed while its customer was suspended: it begins with the next', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  const admin = await buildAdmin(app);
  const setStatus = async (status: number) =>
    (await app.as(admin)).post(`/admin/users/${user.id}/status`).send({ status }).expect(200);
  await setStatus(2);
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  app.clock.set('2026-12-02 09:00:00');
  await setStatus(1);
  expect(await stored(user)).toMatchObject({ status: 1, available_request_count: 0, begins_month: '2027-01' });
  const where = { user_id: user.id, operation_type: OPERATION.statusChanged };
  const changed = await app.database.manager.find(OperationHistory, { where, order: { id: 'ASC' } });
  expect(JSON.parse(changed.at(-1)?.changes ?? '')).toEqual({ status: [2, 1], begins_month: ['2026-12', '2027-01'] });
  expect((await stored(user)).valid_from).toBe('2027-01-01');
  const washes = twoMore(user);
  const refused = await (await app.as(user)).post('/users/me/washRequestCount').send(washes).expect(422);
  expect(refused.body.refusals).toEqual([{ code: 'plan_not_begun', field: 'plan_id' }]);
  app.clock.set('2027-01-01 00:10:00');
  await turnMonths(app);
  expect([await bagsOf(app, user), await chargesOf(user)]).toEqual([8, [[`charge:${user.id}:2027-01`, 13_980]]]);
});

it('who chooses the one-time plan meanwhile has nothing that is still to begin', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  const choose = async (plan_id: string) => {
    const wish = { plan_id, pickup_delivery_type: 1, payment_method: 1 };
    return (await app.as(user)).post('/users/me/userPlan').send(wish).expect(200);
  };
  await choose('tx_1');
  expect(await stored(user)).toMatchObject({ begins_month: '2026-12', next_month_plan_id: 'tx_1' });
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  expect(await stored(user)).toMatchObject({ plan_id: 'tx_1', begins_month: null, available_request_count: 0 });
  expect(await chargesOf(user)).toEqual([]);
  const { body } = await (await app.as(user)).get('/users/me').expect(200);
  expect(body.begins_month).toBeNull();
});

it('who leaves before it begins pays nothing', async () => {
  const { user, no } = await register();
  await decide(app, no, 'approve');
  const { body } = await (await app.as(user)).delete('/withdraw').expect(200);
  expect(body).toEqual({ withdrawal_dt: '2026-11-30 23:59:59' });
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  expect([await bagsOf(app, user), await chargesOf(user)]).toEqual([0, []]);
});

it.each<[string, string, object]>([
  ['a company', NOW, company('x')],
  ['the one-time plan', NOW, individual('x')],
  ['a plan that is chosen earlier in the month', '2026-11-20 23:59:00', monthly('x')],
])('%s begins at once, and is refused otherwise', async (_who, now, form) => {
  app.clock.set(now);
  const email = newEmail();
  const { body } = await app.anonymous
    .post('/register')
    .send({ ...form, email, email_confirm: email, begins_next_month: true })
    .expect(422);
  expect(body.refusals).toEqual([{ code: 'begin_at_once', field: 'begins_next_month' }]);
  expect(await app.database.manager.existsBy(User, { email })).toBe(false);
});
