import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { operationsOf, placesOn, rowOf, signedIn } from '../harness/calls/own-requests.js';
import { PayPayProvider } from '../harness/providers/paypay-provider.js';
import { manualPaymentsOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const WISH = {
  sched_pickup_dt: '2026-11-25 15:00:00',
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 1,
  price: 3_000,
  onetime_payment_method_id: 2,
};

const provider = new PayPayProvider();
let app: RunningApp;
beforeAll(async () => {
  await provider.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
});
beforeEach(() => {
  app.clock.set(NOW);
  provider.madeBefore = null;
  provider.calls.length = 0;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function order() {
  const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
  const { body } = await caller.post('/users/me/onetimeRequests').send(WISH).expect(201);
  return { user, id: body.id as number, url: body.url as string | undefined };
}
const paymentOf = ({ id }: User): Promise<Payment> => app.database.manager.findOneByOrFail(Payment, { user_id: id });
const pass = async (now: string, ...jobs: string[]): Promise<void> => {
  app.clock.set(now);
  for (const name of jobs) await runJob(app, name);
};

it('a code is asked for as PayPay wants it, and its address is where the customer goes', async () => {
  const { user, url } = await order();
  const { no, provider_ref } = await paymentOf(user);
  expect([url, provider_ref]).toEqual([`${provider.url}/pay/${no}`, provider.last.codeId]);
  const [call] = provider.calls;
  expect([call?.method, call?.path, call?.headers['content-type']]).toEqual([
    'POST',
    '/v2/codes',
    'application/json;charset=UTF-8;',
  ]);
  expect(JSON.parse(String(call?.body))).toEqual({
    merchantPaymentId: no,
    amount: { amount: 3_000, currency: 'JPY' },
    codeType: 'ORDER_QR',
    orderDescription: '集配クリーニング',
    isAuthorization: false,
    redirectUrl: expect.stringMatching(new RegExp(`/api/v1/payments/paypay/return/${no}$`)),
    redirectType: 'WEB_LINK',
    requestedAt: expect.any(Number),
  });
});

it.each([
  ['CREATED', 'waiting', null],
  ['AUTHORIZED', 'waiting', null],
  ['COMPLETED', 'settled', null],
  // What people gave back at PayPay had been paid.
  ['REFUNDED', 'settled', null],
  ['CANCELED', 'cancelled', 5],
  ['EXPIRED', 'expired', 5],
  ['FAILED', 'declined', 5],
] as const)('a payment that is %s at PayPay is %s', async (status, state, cancel_kind) => {
  const { user, id } = await order();
  provider.last.status = status;
  await pass('2026-11-25 09:06:00', 'reconcile-payments');
  expect([(await paymentOf(user)).state, (await rowOf(app, id)).cancel_kind]).toEqual([state, cancel_kind]);
  expect(await operationsOf(app, user)).toEqual(state === 'settled' ? [33] : []);
});

describe.each(['DUPLICATE_DYNAMIC_QR_REQUEST', 'DYNAMIC_QR_ALREADY_PAID'] as const)(
  'a number that PayPay has heard before (%s)',
  (code) => {
    it.each([
      ['COMPLETED', 'settled'],
      ['CREATED', 'waiting'],
    ] as const)('is asked about: %s is %s', async (status, state) => {
      provider.madeBefore = code;
      const { user, url } = await order();
      expect([url, (await paymentOf(user)).state]).toEqual([undefined, 'unknown']);
      provider.last.status = status;
      await pass('2026-11-25 09:06:00', 'reconcile-payments');
      expect((await paymentOf(user)).state).toBe(state);
    });
  },
);

describe('a code whose time is over', () => {
  const ordersOf = async ({ id }: User) =>
    (await app.database.manager.findBy(ProviderOrder, { user_id: id })).map(({ kind, state }) => [kind, state]);

  it('is made void at PayPay', async () => {
    const { user, id } = await order();
    await pass('2026-11-25 09:30:00', 'expire-payments', 'reconcile-payments');
    expect([provider.last.status, await ordersOf(user)]).toEqual(['CANCELED', [['cancel_code', 'done']]]);
    expect([(await rowOf(app, id)).cancel_kind, await manualPaymentsOf(app, user)]).toEqual([5, []]);
  });

  it('and was paid by then, stays paid, and is given back', async () => {
    const { user, id } = await order();
    await pass('2026-11-25 09:30:00', 'expire-payments');
    provider.last.status = 'COMPLETED';
    await pass('2026-11-25 09:30:00', 'reconcile-payments');
    expect([provider.last.status, await ordersOf(user)]).toEqual(['COMPLETED', [['cancel_code', 'done']]]);
    expect([(await rowOf(app, id)).cancel_kind, (await paymentOf(user)).state]).toEqual([5, 'settled']);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 3_000, is_refund: true, bikou: '要返金' }]);
  });

  it('that PayPay does not answer is sent again', async () => {
    const { user } = await order();
    await pass('2026-11-25 09:30:00', 'expire-payments');
    provider.line = { DELETE: 'call lost' };
    await pass('2026-11-25 09:31:00', 'reconcile-payments');
    expect(await ordersOf(user)).toEqual([['cancel_code', 'waiting']]);
    provider.line = {};
    await pass('2026-11-25 09:37:00', 'reconcile-payments');
    expect([provider.last.status, await ordersOf(user)]).toEqual(['CANCELED', [['cancel_code', 'done']]]);
  });
});

it('an order that PayPay refuses is refused, and holds nothing', async () => {
  const shop = await startApp({ env: { ...provider.env, PAYPAY_API_SECRET: 'another' } });
  await buildArea(shop);
  await shop.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
  const { user, caller } = await signedIn(shop, { plan_id: 'tx_2', available_request_count: 0 });
  const { body } = await caller.post('/users/me/onetimeRequests').send(WISH).expect(422);
  expect(Object.keys(body.errors)).toEqual(['onetime_payment_method_id']);
  const { state } = await shop.database.manager.findOneByOrFail(Payment, { user_id: user.id });
  expect([state, await placesOn(shop, '2026-11-25')]).toEqual(['declined', 0]);
  await shop.close();
});
