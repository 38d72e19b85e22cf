import { PAGE } from '@laundry/shared/constants/pages';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { SandboxCard } from '../../src/modules/payments/sandbox/sandbox-card.entity.js';
import { StoppedInfo } from '../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { operationsOf, mailsOf, signedIn } from '../harness/calls/own-requests.js';
import { decide, formField, manualPaymentsOf, numberOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const TURN = '2026-12-01 00:05:00';
const OLD = { created_at: '2026-09-01 10:00:00', turned_month: '2026-11' };
const SAME_PLAN = { plan_id: 't8_2', pickup_delivery_type: 5, payment_method: 1 };
/** t8_2 for a month. */
const YEN = 13_250;

let app: RunningApp;
let operator: User;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  operator = await buildAdmin(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** A customer whose card on file answers so at the turn of the month. */
async function turn(charges: string, overrides: Partial<User> = {}) {
  const member = `AC-${charges}-${Math.random().toString(36).slice(2)}`;
  const { user, caller } = await signedIn(app, { ...OLD, ac_user_id: member, ...overrides });
  await answerOf(member, charges);
  app.clock.set(TURN);
  await runJob(app, 'month-turn');
  return { user, caller, member };
}
async function answerOf(member: string, charges: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ charges });
  expect((await fetch(`${app.url}/sandbox/cards/${member}`, { method: 'POST', headers, body })).status).toBe(200);
}
/** Sessions end meanwhile: an operator signs in for everything. */
const setStatus = async ({ id }: User, status: number, answer = 200) =>
  (await app.as(operator)).post(`/admin/users/${id}/status`).send({ status }).expect(answer);
const deleteUser = async ({ id }: User) => (await app.as(operator)).delete(`/admin/users/${id}`).expect(204);
const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });
const chargeOf = ({ id }: User) =>
  app.database.manager.findOneByOrFail(Payment, { user_id: id, page_id: PAGE.monthlyCharge });
const stopsOf = ({ id }: User) =>
  app.database.manager.find(StoppedInfo, { where: { user_id: id }, order: { id: 'ASC' } });
const unpaidOf = async (caller: Caller): Promise<unknown> =>
  (await caller.get('/stoppedUserInfos')).body.unpaid_charges;
const ordersOf = async ({ id }: User) =>
  (await app.database.manager.find(ProviderOrder, { where: { user_id: id }, order: { id: 'ASC' } })).map(
    ({ kind, ref, state }) => [kind, ref, state] as const,
  );
const cardOf = (member: string) => app.database.manager.findOneByOrFail(SandboxCard, { member });
const reconcileAt = async (now: string) => {
  app.clock.set(now);
  await runJob(app, 'reconcile-payments');
};
/** The provider changes its mind about a charge, and is asked. */
async function settleLate(user: User): Promise<void> {
  const { no } = await chargeOf(user);
  await decide(app, no, 'approve');
  await app.database.manager.update(Payment, { no }, { next_ask_at: app.clock.now() });
  await runJob(app, 'reconcile-payments');
}

describe('the month’s charge', () => {
  it('is taken from the card on file, once, and is history when it was', async () => {
    const { user } = await turn('approve');
    await runJob(app, 'month-turn');
    expect(await chargeOf(user)).toMatchObject({
      state: 'settled',
      amount: YEN,
      once_key: `charge:${user.id}:2026-12`,
    });
    expect([(await stored(user)).status, await operationsOf(app, user)]).toEqual([1, [27, 28]]);
    const charged = await app.database.manager.findBy(OperationHistory, { user_id: user.id, operation_type: 28 });
    expect(charged).toMatchObject([{ price: YEN, payment_method_id: 1, available_request_count: 8 }]);
  });

  it('is no history while nobody knows whether it was taken; asked for, and not taken twice', async () => {
    const { user } = await turn('silent');
    expect([(await chargeOf(user)).state, await operationsOf(app, user)]).toEqual(['unknown', [27]]);
    await reconcileAt('2026-12-01 00:15:00');
    expect([(await chargeOf(user)).state, await operationsOf(app, user)]).toEqual(['settled', [27, 28]]);
    expect((await stored(user)).status).toBe(1);
  });

  it('by invoice is history with its bill', async () => {
    const company = {
      is_company: true,
      company_name: '株式会社山田',
      payment_method_id: 2,
      latest_payment_method_id: 2,
    } as const;
    const { user } = await signedIn(app, { ...OLD, ...company });
    app.clock.set(TURN);
    await runJob(app, 'month-turn');
    expect([await operationsOf(app, user), await manualPaymentsOf(app, user)]).toMatchObject([
      [27, 28],
      [{ price: YEN }],
    ]);
  });
});

describe('a charge that is declined', () => {
  it('suspends the customer, tells them and the provider; another card, and what is owed, resumes', async () => {
    const { user, caller, member } = await turn('decline');
    expect([(await chargeOf(user)).state, (await stored(user)).status]).toEqual(['declined', 2]);
    expect(await stopsOf(user)).toMatchObject([{ type: 1, solved: false }]);
    expect([await mailsOf(app, user), await operationsOf(app, user)]).toEqual([['card_stopped'], [27, 21, 26]]);
    await runJob(app, 'reconcile-payments');
    expect((await cardOf(member)).state).toBe('stopped');
    expect(await unpaidOf(caller)).toEqual([{ month: '2026-12', amount: YEN }]);

    const { body } = await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    expect(formField(body.payment, 'TOTAL')).toBe(String(YEN));
    await decide(app, numberOf(body.payment), 'approve', 2);
    expect(await stored(user)).toMatchObject({ status: 1, stop_start_dt: null });
    expect(await unpaidOf(caller)).toEqual([]);
    expect(await stopsOf(user)).toMatchObject([{ solved: true }]);
    expect(await operationsOf(app, user)).toEqual([27, 21, 26, 21, 25, 28]);
    // The card that was given instead was never stopped.
    expect(await ordersOf(user)).toEqual([['stop_card', member, 'done']]);
  });

  it('and was paid with an older form: what a newer one brings goes back, though the customer is suspended again', async () => {
    const { user, caller } = await turn('decline');
    const resume = async () =>
      numberOf((await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200)).body.payment);
    const [older, newer] = [await resume(), await resume()];
    await decide(app, older, 'approve');
    await setStatus(user, 2);
    await decide(app, newer, 'approve', 2);
    expect([await paymentOf(app, older), await paymentOf(app, newer)]).toMatchObject([
      { state: 'settled', refund_needed: false },
      { state: 'settled', refund_needed: true },
    ]);
    expect((await stored(user)).status).toBe(2);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: YEN, is_refund: true }]);
  });

  it('after an operator’s suspension: both have to end', async () => {
    const { user } = await turn('silent');
    await setStatus(user, 2);
    await decide(app, (await chargeOf(user)).no, 'decline');
    await reconcileAt('2026-12-01 00:15:00');
    expect(await stopsOf(user)).toMatchObject([
      { type: 2, solved: false },
      { type: 1, solved: false },
    ]);
    expect(await operationsOf(app, user)).toEqual([27, 21, 26, 26]);
    expect(await mailsOf(app, user)).toEqual(['card_stopped']);
    await setStatus(user, 1, 422);
    await settleLate(user);
    expect([(await stored(user)).status, await stopsOf(user)]).toMatchObject([
      2,
      [{ solved: false }, { solved: true }],
    ]);
    await setStatus(user, 1);
  });

  it('and is taken after all: the customer goes on', async () => {
    const { user, member } = await turn('decline');
    await settleLate(user);
    expect([(await chargeOf(user)).state, (await stored(user)).status]).toEqual(['settled', 1]);
    expect(await operationsOf(app, user)).toEqual([27, 21, 26, 28, 21, 25]);
    await runJob(app, 'reconcile-payments');
    expect((await cardOf(member)).state).toBe('running');
  });

  it('and is settled after the month was paid otherwise is refunded', async () => {
    const { user, caller } = await turn('decline');
    const { body } = await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    await decide(app, numberOf(body.payment), 'approve');
    await settleLate(user);
    expect(await chargeOf(user)).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ is_refund: true, price: YEN, page_id: 6 }]);
  });

  it('is owed in the months after it, too', async () => {
    const { user } = await turn('decline');
    app.clock.set('2027-01-05 09:00:00');
    await runJob(app, 'month-turn');
    const again = await app.as(user);
    const { body } = await again.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    expect(formField(body.payment, 'TOTAL')).toBe(String(YEN));
  });

  it('and was followed by the choice of the one-time plan: another card resumes, and that stays chosen', async () => {
    const { user, caller } = await turn('silent');
    const onetime = { ...SAME_PLAN, plan_id: 'tx_2' };
    await caller.post('/users/me/userPlan').send(onetime).expect(200);
    await decide(app, (await chargeOf(user)).no, 'decline');
    await reconcileAt('2026-12-01 00:15:00');
    expect((await stored(user)).status).toBe(2);
    const { body } = await caller
      .post('/users/me/userPlan')
      .send({ ...onetime, renew_card: true, seen_plan_id: 'tx_2' })
      .expect(200);
    expect(formField(body.payment, 'TOTAL')).toBe(String(YEN));
    await decide(app, numberOf(body.payment), 'approve');
    expect(await stored(user)).toMatchObject({ status: 1, plan_id: 't8_2', next_month_plan_id: 'tx_2' });
  });

  it('and followed the choice of an invoice: another card resumes all the same', async () => {
    const company = { is_company: true, company_name: '株式会社山田' } as const;
    const { user, caller } = await turn('silent', company);
    await caller
      .post('/users/me/userPlan')
      .send({ ...SAME_PLAN, payment_method: 2 })
      .expect(200);
    await decide(app, (await chargeOf(user)).no, 'decline');
    await reconcileAt('2026-12-01 00:15:00');
    expect(await stored(user)).toMatchObject({ status: 2, payment_method_id: 2 });
    const { body } = await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    expect(formField(body.payment, 'TOTAL')).toBe(String(YEN));
    await decide(app, numberOf(body.payment), 'approve');
    expect(await stored(user)).toMatchObject({ status: 1, payment_method_id: 1 });
  });

  it('and is paid with a form that is older than an operator’s choice of a plan: that plan stays', async () => {
    const { user, caller } = await turn('decline');
    const wish = { ...SAME_PLAN, plan_id: 't4_2' };
    const { body } = await caller.post('/users/me/userPlan').send(wish).expect(200);
    const edit = { plan_id: 't16_2', pickup_delivery_type: 5, user_plan_option: 0 };
    await (await app.as(operator)).post(`/admin/users/${user.id}/userPlan`).send(edit).expect(200);
    await decide(app, numberOf(body.payment), 'approve');
    expect(await stored(user)).toMatchObject({ status: 1, plan_id: 't8_2', next_month_plan_id: 't16_2' });
  });

  it('of who has applied to leave is paid with another card, and with no other plan', async () => {
    const { user, caller } = await turn('decline');
    await app.database.manager.update(User, { id: user.id }, { withdrawal_dt: '2026-12-31 23:59:59' });
    const { body: refused } = await caller
      .post('/users/me/userPlan')
      .send({ ...SAME_PLAN, plan_id: 't4_2' })
      .expect(409);
    expect([refused.reason, (await stored(user)).next_month_plan_id]).toEqual(['withdrawal_booked', null]);
    const { body } = await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    await decide(app, numberOf(body.payment), 'approve');
    expect((await stored(user)).status).toBe(1);
  });

  it('of an account that has ended suspends nobody', async () => {
    const { user } = await turn('silent');
    await setStatus(user, 90);
    await decide(app, (await chargeOf(user)).no, 'decline');
    await reconcileAt('2026-12-01 00:15:00');
    expect([(await chargeOf(user)).state, await stopsOf(user)]).toEqual(['declined', []]);
  });
});

describe('a charge that settles', () => {
  it.each<[string, (user: User) => Promise<unknown>]>([
    ['after the customer was deleted', deleteUser],
    ['after the customer has left', (user) => setStatus(user, 90)],
  ])('%s is to be refunded', async (_name, end) => {
    const { user } = await turn('silent');
    await end(user);
    await reconcileAt('2026-12-01 00:15:00');
    expect(await chargeOf(user)).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, user)).toMatchObject([
      { is_refund: true, price: YEN, status_id: 1, bikou: '要返金', payment_method_id: 1 },
    ]);
    expect(await operationsOf(app, user)).not.toContain(28);
  });
});

describe('the card on file', () => {
  it('is stopped and resumed with an operator’s word', async () => {
    const { user } = await signedIn(app, { ...OLD, ac_user_id: 'AC-STOPPED' });
    await setStatus(user, 2);
    await runJob(app, 'reconcile-payments');
    expect((await cardOf('AC-STOPPED')).state).toBe('stopped');
    await setStatus(user, 1);
    await runJob(app, 'reconcile-payments');
    expect((await cardOf('AC-STOPPED')).state).toBe('running');
    expect(await ordersOf(user)).toEqual([
      ['stop_card', 'AC-STOPPED', 'done'],
      ['resume_card', 'AC-STOPPED', 'done'],
    ]);
  });

  it('stopped and resumed before the provider heard of it: only the last word counts', async () => {
    const { user } = await signedIn(app, { ...OLD, ac_user_id: 'AC-QUICK' });
    await setStatus(user, 2);
    await setStatus(user, 1);
    await runJob(app, 'reconcile-payments');
    expect(await ordersOf(user)).toEqual([
      ['stop_card', 'AC-QUICK', 'superseded'],
      ['resume_card', 'AC-QUICK', 'done'],
    ]);
  });

  it('that gives way to another is stopped', async () => {
    const { user, caller } = await signedIn(app, { ...OLD, ac_user_id: 'AC-OLD' });
    const { body } = await caller
      .post('/users/me/userPlan')
      .send({ ...SAME_PLAN, renew_card: true })
      .expect(200);
    await decide(app, numberOf(body.payment), 'approve', 3);
    const { ac_user_id } = await stored(user);
    expect(ac_user_id).not.toBe('AC-OLD');
    expect(await ordersOf(user)).toEqual([['stop_card', 'AC-OLD', 'waiting']]);
  });

  it('that gives way to another leaves the plan that was chosen for next month', async () => {
    const { user, caller } = await signedIn(app, { ...OLD, ac_user_id: 'AC-PLANNED' });
    const planned = { ...SAME_PLAN, plan_id: 't16_2' };
    await caller.post('/users/me/userPlan').send(planned).expect(200);
    const { next_month_plan_valid_from } = await stored(user);
    const { body } = await caller
      .post('/users/me/userPlan')
      .send({ ...planned, renew_card: true, seen_plan_id: 't16_2' })
      .expect(200);
    await decide(app, numberOf(body.payment), 'approve', 3);
    const { ac_user_id, ...after } = await stored(user);
    expect(ac_user_id).not.toBe('AC-PLANNED');
    expect(after).toMatchObject({ plan_id: 't8_2', next_month_plan_id: 't16_2', next_month_plan_valid_from });
  });

  it('of a company that pays by invoice from now on is stopped', async () => {
    const company = { is_company: true, company_name: '株式会社山田', invoice_approved_at: NOW };
    const { user, caller } = await signedIn(app, { ...OLD, ...company, ac_user_id: 'AC-INVOICE' });
    await caller
      .post('/users/me/userPlan')
      .send({ ...SAME_PLAN, payment_method: 2 })
      .expect(200);
    expect([(await stored(user)).ac_user_id, await ordersOf(user)]).toEqual([
      null,
      [['stop_card', 'AC-INVOICE', 'waiting']],
    ]);
  });

  it.each<[string, (user: User) => Promise<unknown>]>([
    ['deleted', deleteUser],
    ['withdrawn by an operator', (user) => setStatus(user, 90)],
  ])('of a customer who is %s is stopped', async (name, end) => {
    const member = `AC-${name.slice(0, 4)}`;
    const { user } = await signedIn(app, { ...OLD, ac_user_id: member });
    await end(user);
    await runJob(app, 'reconcile-payments');
    expect([await ordersOf(user), (await cardOf(member)).state]).toEqual([[['stop_card', member, 'done']], 'stopped']);
  });

  it('that is put on file for an account that is gone by then is stopped', async () => {
    const { user, caller } = await signedIn(app, { ...OLD, plan_id: 'tx_2', available_request_count: 0 });
    const { body } = await caller.post('/users/me/userPlan').send(SAME_PLAN).expect(200);
    await deleteUser(user);
    await decide(app, numberOf(body.payment), 'approve');
    expect(await ordersOf(user)).toMatchObject([['stop_card', expect.stringMatching(/^AC/), 'waiting']]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ is_refund: true }]);
  });
});
