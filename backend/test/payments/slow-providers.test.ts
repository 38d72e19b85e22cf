import { PAGE } from '@laundry/shared/constants/pages';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { ProviderOrders } from '../../src/modules/payments/orders/provider-orders.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { rowOf, placesOn, signedIn } from '../harness/calls/own-requests.js';
import { PayPayProvider } from '../harness/providers/paypay-provider.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { manualPaymentsOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { until } from '../harness/looks/until.js';

const CUSTOMERS = 21;
const TURN = '2026-12-01 00:05:00';
const DAY = '2026-11-25';
const WISH = {
  sched_pickup_dt: `${DAY} 15:00:00`,
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 1,
  price: 3_000,
  onetime_payment_method_id: 2,
};

const card = new RemiseProvider();
const paypay = new PayPayProvider();
let app: RunningApp;
beforeAll(async () => {
  for (const provider of [card, paypay]) await provider.listen();
  // A server that waited for the answer that hangs would wait longer than any test.
  app = await startApp({ env: { ...card.env, ...paypay.env, PROVIDER_TIMEOUT: '60000' } });
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
});
beforeEach(() => {
  app.clock.set(NOW);
  for (const provider of [card, paypay]) Object.assign(provider, { line: {}, hold: () => undefined });
  card.calls.length = 0;
  paypay.calls.length = 0;
});
afterAll(async () => {
  await app.close();
  for (const provider of [card, paypay]) await provider.close();
});

/** Lets the first call that comes for a job wait for its answer. */
function hangOn(job: string): () => void {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  card.hold = (call) => (numbersOf(job).length === 1 && card.calls.at(-1) === call ? answered : undefined);
  return answer;
}
/** Our numbers, or the cards, that were named in the calls for a job. */
const numbersOf = (job: string): string[] =>
  card.fields.flatMap(({ JOB, S_TORIHIKI_NO: no, AC_MEMBERID: member }) => (JOB === job ? [no ?? member ?? ''] : []));

async function buildMany(): Promise<User[]> {
  const month = { turned_month: '2026-11', created_at: '2026-09-01 10:00:00' };
  const users: User[] = [];
  while (users.length < CUSTOMERS)
    users.push(await buildCustomer(app, { ...month, ac_user_id: `AC-${users.length}-${Math.random()}` }));
  return users;
}
const statesOf = async (users: readonly User[]): Promise<Record<string, number>> => {
  const states: Record<string, number> = {};
  for (const { id } of users) {
    const payment = await app.database.manager.findOneBy(Payment, { user_id: id, page_id: PAGE.monthlyCharge });
    const { state } = payment ?? { state: 'none' };
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
};
const isOne = (states: Record<string, number>): boolean => states['settled'] === CUSTOMERS - 1;

describe('one answer of a provider that does not come', () => {
  it('holds up no other month’s charge', async () => {
    const users = await buildMany();
    const answer = hangOn('AC_CAPTURE');
    app.clock.set(TURN);
    const job = runJob(app, 'month-turn');
    await until(async () => isOne(await statesOf(users)));
    expect(await statesOf(users)).toEqual({ settled: CUSTOMERS - 1, unknown: 1 });
    answer();
    await job;
    expect(await statesOf(users)).toEqual({ settled: CUSTOMERS });
    expect(new Set(numbersOf('AC_CAPTURE')).size).toBe(CUSTOMERS);
    expect(numbersOf('AC_CAPTURE')).toHaveLength(CUSTOMERS);
  });

  it('is not sent a second time when an operator asks meanwhile, and the provider does not know it yet', async () => {
    const user = await buildCustomer(app, { turned_month: '2026-11', ac_user_id: 'AC-ask' });
    const answer = hangOn('AC_CAPTURE');
    app.clock.set(TURN);
    const admin = await app.as(await buildAdmin(app));
    const job = runJob(app, 'month-turn');
    await until(() => numbersOf('AC_CAPTURE').length === 1);
    card.mistaken = 'a number that it has never heard';
    const { id } = await app.database.manager.findOneByOrFail(Payment, { user_id: user.id });
    const { body } = await admin.post(`/admin/payments/${id}/ask`).expect(409);
    expect(body.reason).toBe('stale');
    card.mistaken = undefined;
    answer();
    await job;
    expect([numbersOf('AC_CAPTURE').length, numbersOf('QUERY').length]).toEqual([1, 0]);
    expect(await app.database.manager.findOneByOrFail(Payment, { id })).toMatchObject({ state: 'settled' });
  });

  it('holds up no other question, and of two replicas one asks', async () => {
    const users = await buildMany();
    card.line = { AC_CAPTURE: 'answer lost' };
    app.clock.set(TURN);
    await runJob(app, 'month-turn');
    expect(await statesOf(users)).toEqual({ unknown: CUSTOMERS });
    const answer = hangOn('QUERY');
    app.clock.set('2026-12-01 00:11:00');
    const jobs = [runJob(app, 'reconcile-payments'), runJob(app, 'reconcile-payments')];
    await until(async () => isOne(await statesOf(users)));
    expect(await statesOf(users)).toEqual({ settled: CUSTOMERS - 1, unknown: 1 });
    answer();
    await Promise.all(jobs);
    expect(await statesOf(users)).toEqual({ settled: CUSTOMERS });
    expect(new Set(numbersOf('QUERY')).size).toBe(CUSTOMERS);
    expect(numbersOf('QUERY')).toHaveLength(CUSTOMERS);
  });

  it('holds up nothing else that a provider is told, each once', async () => {
    const users = await buildMany();
    const orders = app.app.get(ProviderOrders, { strict: false });
    for (const { id, ac_user_id } of users)
      await app.database.inTransaction(() => orders.add(id, 'stop_card', ac_user_id ?? ''));
    const done = () => app.database.manager.countBy(ProviderOrder, { kind: 'stop_card', state: 'done' });
    const answer = hangOn('AC_STOP');
    const jobs = [runJob(app, 'reconcile-payments'), runJob(app, 'reconcile-payments')];
    await until(async () => (await done()) === CUSTOMERS - 1);
    answer();
    await Promise.all(jobs);
    expect(await done()).toBe(CUSTOMERS);
    expect(numbersOf('AC_STOP').sort()).toEqual(users.map(({ ac_user_id }) => ac_user_id).sort());
  });

  it('leaves no eight others of another provider waiting', async () => {
    const { caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { body } = await caller.post('/users/me/onetimeRequests').send(WISH).expect(201);
    paypay.last.status = 'COMPLETED';
    const users = await buildMany();
    card.line = { AC_CAPTURE: 'answer lost' };
    app.clock.set(TURN);
    await runJob(app, 'month-turn');
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    card.hold = () => answered;
    app.clock.set('2026-12-01 00:11:00');
    const job = runJob(app, 'reconcile-payments');
    await until(async () => (await paymentOf(app, body.payment_no)).state === 'settled');
    await until(() => numbersOf('QUERY').length === 8);
    expect(await statesOf(users)).toEqual({ unknown: CUSTOMERS });
    answer();
    await job;
    expect(await statesOf(users)).toEqual({ settled: CUSTOMERS });
  });
});

describe('a payment whose time has run out', () => {
  it('frees its place without a word of its provider’s, which is asked and told after it', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { body } = await caller.post('/users/me/onetimeRequests').send(WISH).expect(201);
    const held = await placesOn(app, DAY);
    paypay.hold = () => new Promise(() => undefined);
    app.clock.set(`${DAY} 09:30:00`);
    expect(await runJob(app, 'expire-payments')).toMatchObject({ found: 1, done: 1 });
    expect(await rowOf(app, body.id)).toMatchObject({ cancel_kind: 5 });
    expect([await placesOn(app, DAY), paypay.calls.map(({ method }) => method)]).toEqual([held - 1, ['POST']]);
    paypay.hold = () => undefined;
    await runJob(app, 'reconcile-payments');
    expect(paypay.calls.map(({ method }) => method).sort()).toEqual(['DELETE', 'GET', 'POST']);
    expect([paypay.last.status, await manualPaymentsOf(app, user)]).toEqual(['CANCELED', []]);
  });
});
