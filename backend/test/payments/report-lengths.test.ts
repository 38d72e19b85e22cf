import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { User } from '../../src/modules/users/user.entity.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { signedIn } from '../harness/calls/own-requests.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { monthly } from '../harness/calls/registration.js';
import {
  formField,
  messagesOf,
  numberOf,
  paymentOf,
  report,
  runJob,
  type PaymentForm,
} from '../harness/calls/sandbox.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const provider = new RemiseProvider();
let app: RunningApp;
let number = 0;
beforeAll(async () => {
  await provider.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
});
beforeEach(() => void (provider.says = {}));
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function register(): Promise<PaymentForm> {
  const email = `long${(number += 1)}@example.com`;
  return (await app.anonymous.post('/register').send(monthly(email)).expect(201)).body.payment;
}

/** The customer pays, and the provider says so, here and when it is asked. */
const pay = (form: PaymentForm) => {
  provider.pay(numberOf(form), Number(formField(form, 'TOTAL')));
  return report(app, form);
};

/** As long as its column; a letter that MariaDB stores in four bytes and a script that counts as two is the hardest. */
const LETTERS = ['A', '漢', '𠮷'];
const TEXTS = [
  ['X-TRANID', 100],
  ['X-AC_MEMBERID', 64],
] as const;

describe.each(TEXTS)('of a card provider’s %s', (name, length) => {
  it(`${length} letters are stored`, async () => {
    const form = await register();
    // Each its own: a provider's number belongs to one payment.
    const text = numberOf(form).repeat(4).slice(0, length);
    provider.says = { [name]: text };
    expect(await pay(form)).toMatchObject({ status: 200 });
    const { user_id, provider_ref } = await paymentOf(app, numberOf(form));
    const { ac_user_id } = await app.database.manager.findOneByOrFail(User, { id: user_id });
    expect([provider_ref, ac_user_id]).toContain(text);
  });

  it.each(LETTERS)('one more is refused, and leaves a trace: %s', async (letter) => {
    const form = await register();
    expect(await report(app, form, { [name]: letter.repeat(length + 1) })).toMatchObject({ status: 422 });
    expect((await paymentOf(app, numberOf(form))).state).toBe('waiting');
    expect(await messagesOf(app, numberOf(form))).toMatchObject([{ verdict: 'refused', reason: 'too_long', times: 1 }]);
    expect(await pay(form)).toMatchObject({ status: 200 });
    expect((await paymentOf(app, numberOf(form))).state).toBe('settled');
  });
});

it.each(['X-S_TORIHIKI_NO', 'X-ERRCODE', 'X-ERRLEVEL', 'X-R_CODE', 'X-TOTAL'])(
  'whatever a card provider writes as its %s, no answer is a fault of ours',
  async (name) => {
    const form = await register();
    for (const text of ['9'.repeat(33), '漢'.repeat(101), '\0', '𠮷'.repeat(5_000)]) {
      expect((await report(app, form, { [name]: text })).status).toBeLessThan(500);
    }
    expect((await paymentOf(app, numberOf(form))).state).not.toBe('settled');
  },
);

describe('PayPay', () => {
  const said = { codeId: '', paymentId: '', amount: 0 as unknown };
  const server = createServer((request, response) => {
    request.resume();
    const no = request.url?.split('/').pop();
    const { codeId, paymentId, amount } = said;
    const payment = { status: 'COMPLETED', merchantPaymentId: no, paymentId, amount: { amount, currency: 'JPY' } };
    const made = request.method === 'POST';
    const data = made ? { codeId, url: 'https://paypay.example/pay' } : payment;
    response.writeHead(made ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ resultInfo: { code: 'SUCCESS' }, data }));
  });
  let shop: RunningApp;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const PAYPAY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const keys = { PAYPAY_API_KEY: 'key', PAYPAY_API_SECRET: 'secret', PAYPAY_MERCHANT_ID: 'shop' };
    shop = await startApp({ env: { PAYMENTS: 'live', PAYPAY_URL, ...keys } });
    await buildArea(shop);
    await shop.database.manager.updateAll(OnetimePrice, { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000 });
  });
  afterAll(async () => {
    await shop.close();
    server.close();
  });

  async function order(): Promise<Payment> {
    const { user, caller } = await signedIn(shop, { plan_id: 'tx_2', available_request_count: 0 });
    const legs = { sched_pickup_dt: '2026-11-25 15:00:00', sched_delivery_dt: '2026-11-26 16:00:00' };
    const wish = { ...legs, count: 2, price: 6_000, onetime_payment_method_id: 2 };
    await caller.post('/users/me/onetimeRequests').send(wish).expect(201);
    return shop.database.manager.findOneByOrFail(Payment, { user_id: user.id });
  }
  async function askedAbout({ no }: Payment): Promise<Payment> {
    await shop.database.manager.update(Payment, { no }, { next_ask_at: shop.clock.now() });
    await runJob(shop, 'reconcile-payments');
    return paymentOf(shop, no);
  }

  it('that answers in time begins a payment', async () => {
    Object.assign(said, { codeId: 'c-0', paymentId: 'p-0', amount: 6_000 });
    const payment = await order();
    expect(payment).toMatchObject({ state: 'waiting', provider_ref: 'c-0' });
    expect((await askedAbout(payment)).state).toBe('settled');
  });

  it('names a code that is too long: nobody knows what became of the payment, and it is asked', async () => {
    Object.assign(said, { codeId: 'c'.repeat(101), paymentId: 'p-1', amount: 6_000 });
    const payment = await order();
    expect(payment.state).toBe('unknown');
    expect((await askedAbout(payment)).state).toBe('settled');
  });

  it.each([
    [
      'a payment’s number that is too long',
      { codeId: 'c'.repeat(101), paymentId: 'p'.repeat(101), amount: 6_000 },
      'unknown',
    ],
    ['yen that no column holds', { codeId: 'c-2', paymentId: 'p-2', amount: 6e15 }, 'waiting'],
    ['yen that are none', { codeId: 'c-3', paymentId: 'p-3', amount: { yen: 6_000 } }, 'waiting'],
  ])('names %s: it is not believed', async (_name, says, state) => {
    Object.assign(said, says);
    expect((await askedAbout(await order())).state).toBe(state);
  });
});
