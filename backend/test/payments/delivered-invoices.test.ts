import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { signedIn } from '../harness/calls/own-requests.js';
import { InvoiceProvider } from '../harness/providers/invoice-provider.js';
import { manualPaymentsOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const provider = new InvoiceProvider();
let app: RunningApp;
let operator: User;
let admin: Caller;
beforeAll(async () => {
  await provider.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
  operator = await buildAdmin(app);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const STAGES = [
  [0, 'result_pickup_dt'],
  [1, 'result_wash_dt'],
  [2, 'result_fold_dt'],
  [4, 'result_delivery_dt'],
] as const;

async function advance(id: number, from = 0): Promise<void> {
  for (const [status, key] of STAGES.slice(from)) {
    const known = { has_oil_treatment: 0, laundry_type: 1 };
    const folded = status === 2 ? { staff_list: [{ id: operator.id, count: 1 }] } : {};
    const body = { [key]: app.clock.now(), status, ...known, ...folded };
    await admin.post(`/admin/washRequest/${id}/setDate`).send(body).expect(200);
  }
}

beforeEach(async () => {
  app.clock.set(NOW);
  provider.line = {};
  admin = await app.as(operator);
});

/** A company's request, ordered by deferred invoice. */
async function ordered() {
  const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 3 } as const;
  const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0, ...company });
  const frd_key = deferredMemberOf(user.id);
  provider.members.set(frd_key, 100_000);
  const legs = { sched_pickup_dt: '2026-11-25 15:00:00', sched_delivery_dt: '2026-11-26 16:00:00' };
  const wish = { ...legs, count: 1, price: 3_000, onetime_payment_method_id: 3, frd_key };
  const { body } = await caller.post('/users/me/onetimeRequests').send(wish).expect(201);
  const { no } = await app.database.manager.findOneByOrFail(Payment, { user_id: user.id });
  return { user, id: body.id as number, invoice: () => provider.orders.get(no) };
}
const takeBack = (id: number) =>
  admin.post(`/admin/washRequest/${id}/delDate`).send({ result_delivery_dt: 1, status: 3 }).expect(200);
const ordersOf = async ({ id }: User) =>
  (await app.database.manager.find(ProviderOrder, { where: { user_id: id }, order: { id: 'ASC' } })).map(
    ({ kind, state, on_date }) => [kind, state, on_date],
  );

it('a deferred invoice goes out when its laundry is delivered, once, also when the delivery is stamped again', async () => {
  const { user, id, invoice } = await ordered();
  await runJob(app, 'reconcile-payments');
  expect(invoice()).toMatchObject({ price: 3_000, member: deferredMemberOf(user.id), fixedAt: null });
  await advance(id);
  provider.line = { '/Fix': 'answer lost' };
  await runJob(app, 'reconcile-payments');
  expect(invoice()?.fixedAt).toBe('2026-11-25');
  provider.line = {};
  await takeBack(id);
  await advance(id, 3);
  app.clock.set('2026-11-26 09:00:00');
  await runJob(app, 'reconcile-payments');
  expect(await ordersOf(user)).toEqual([
    ['fix_invoice', 'superseded', '2026-11-25'],
    ['fix_invoice', 'done', '2026-11-25'],
  ]);
  expect(invoice()?.fixedAt).toBe('2026-11-25');
});

it('keeps the code of what the provider refuses, and none of its words, which may name people', async () => {
  const { user, id } = await ordered();
  const { no, id: payment_id } = await app.database.manager.findOneByOrFail(Payment, { user_id: user.id });
  await advance(id);
  provider.orders.delete(no);
  await runJob(app, 'reconcile-payments');
  const [order] = await app.database.manager.findBy(ProviderOrder, { user_id: user.id });
  expect(order).toMatchObject({ state: 'waiting', last_answer: 'Error: CE-0004' });
  const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 3 } as const;
  const poor = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0, ...company });
  const frd_key = deferredMemberOf(poor.user.id);
  provider.members.set(frd_key, 1);
  const legs = { sched_pickup_dt: '2026-11-25 15:00:00', sched_delivery_dt: '2026-11-26 16:00:00' };
  const wish = { ...legs, count: 1, price: 3_000, onetime_payment_method_id: 3, frd_key };
  await poor.caller.post('/users/me/onetimeRequests').send(wish).expect(422);
  const attempts = await app.database.manager.find(PaymentAttempt, { order: { id: 'ASC' } });
  expect(attempts.at(-1)?.answer).toBe('Error: CE-0003');
  expect(attempts.filter((attempt) => attempt.payment_id === payment_id)).toHaveLength(1);
});

it('names the day of the delivery, whenever the provider can be told', async () => {
  const { id, invoice } = await ordered();
  await advance(id);
  provider.line = { '/Fix': 'call lost' };
  await runJob(app, 'reconcile-payments');
  expect(invoice()?.fixedAt).toBeNull();
  provider.line = {};
  app.clock.set('2026-11-27 00:30:00');
  await runJob(app, 'reconcile-payments');
  expect(invoice()?.fixedAt).toBe('2026-11-25');
});

describe('a delivery that is taken back', () => {
  it('before the provider was told: no invoice goes out until it is delivered', async () => {
    const { user, id, invoice } = await ordered();
    await advance(id);
    await takeBack(id);
    await runJob(app, 'reconcile-payments');
    expect([invoice()?.fixedAt, await ordersOf(user)]).toEqual([null, [['fix_invoice', 'superseded', '2026-11-25']]]);
    app.clock.set('2026-11-26 16:00:00');
    admin = await app.as(operator);
    await advance(id, 3);
    await runJob(app, 'reconcile-payments');
    expect(invoice()?.fixedAt).toBe('2026-11-26');
  });

  it.each([
    ['told', undefined],
    ['perhaps told', 'answer lost'],
  ] as const)('after the provider was %s, and never made good: the money is to be given back', async (_name, line) => {
    const { user, id } = await ordered();
    await advance(id);
    provider.line = { ...(line !== undefined && { '/Fix': line }) };
    await runJob(app, 'reconcile-payments');
    await takeBack(id);
    expect(await manualPaymentsOf(app, user)).toEqual([]);
    await admin.delete(`/admin/washRequests/delete/${id}`).expect(204);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 3_000, is_refund: true, bikou: '要返金' }]);
  });

  it('before the provider was told, and never made good: nobody was charged', async () => {
    const { user, id, invoice } = await ordered();
    await advance(id);
    await takeBack(id);
    await admin.delete(`/admin/washRequests/delete/${id}`).expect(204);
    await runJob(app, 'reconcile-payments');
    expect([invoice()?.fixedAt, await manualPaymentsOf(app, user)]).toEqual([null, []]);
  });
});
