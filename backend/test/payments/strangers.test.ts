import { IsNull } from 'typeorm';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { PaymentMessage } from '../../src/modules/payments/results/payment-message.entity.js';
import { SandboxProvider } from '../../src/modules/payments/sandbox/sandbox-provider.js';
import { buildArea } from '../harness/rows/build-area.js';
import { signedIn } from '../harness/calls/own-requests.js';
import { paymentOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await app.database.manager.updateAll(OnetimePrice, { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000 });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

async function byPayPay(): Promise<Payment> {
  const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
  const legs = { sched_pickup_dt: '2026-11-25 15:00:00', sched_delivery_dt: '2026-11-26 16:00:00' };
  await caller
    .post('/users/me/onetimeRequests')
    .send({ ...legs, count: 2, price: 6_000, onetime_payment_method_id: 2 });
  return app.database.manager.findOneByOrFail(Payment, { user_id: user.id });
}
const hint = ({ no }: Payment) =>
  app.anonymous.post('/payments/paypay/notifications').send({ merchant_order_id: no }).expect(204);
const attemptsOf = ({ id }: Payment) => app.database.manager.findBy(PaymentAttempt, { payment_id: id });
const strangers = () => app.database.manager.countBy(PaymentMessage, { payment_id: IsNull() });

describe('PayPay’s hints, which anybody can send', () => {
  it('lead to one question, however many come, and the payment is asked about at the next round', async () => {
    const payment = await byPayPay();
    for (let time = 0; time < 20; time += 1) await hint(payment);
    expect((await attemptsOf(payment)).map(({ kind }) => kind)).toEqual(['start', 'query']);
    // Paid, but its hint is one of too many.
    await app.app.get(SandboxProvider, { strict: false }).decide(payment.no, 'approve');
    await hint(payment);
    expect((await paymentOf(app, payment.no)).state).toBe('waiting');
    await runJob(app, 'reconcile-payments');
    expect((await paymentOf(app, payment.no)).state).toBe('settled');
    await hint(payment);
    expect(await attemptsOf(payment)).toHaveLength(3);
  });
});

it('what a provider answered is stored for half a year, without the address to which the customer was sent', async () => {
  const payment = await byPayPay();
  const [start] = await attemptsOf(payment);
  expect(start?.answer).toContain('"kind":"url"');
  expect(start?.answer).not.toContain('http');
  app.clock.set('2027-05-24 03:30:00');
  await runJob(app, 'clean-up');
  expect(await attemptsOf(payment)).toHaveLength(1);
  app.clock.set('2027-05-26 03:30:00');
  await runJob(app, 'clean-up');
  expect(await attemptsOf(payment)).toEqual([]);
});

it('reports of numbers that are nobody’s are stored by the hundred at most, for a week', async () => {
  for (let number = 0; number < 700; number += 1) {
    const body = new URLSearchParams({ 'X-S_TORIHIKI_NO': `made-up-${number}`, 'X-TRANID': 'T1' });
    const url = `${app.url}/api/v1/payments/card/notifications/x`;
    expect((await fetch(url, { method: 'POST', body })).status).toBe(422);
  }
  const kept = await app.database.manager.findBy(PaymentMessage, { payment_id: IsNull() });
  expect(kept.length).toBeLessThanOrEqual(256);
  expect(kept.reduce((sum, { times }) => sum + times, 0)).toBe(700);
  app.clock.set('2026-12-01 03:30:00');
  await runJob(app, 'clean-up');
  expect(await strangers()).toBe(kept.length);
  app.clock.set('2026-12-04 03:30:00');
  await runJob(app, 'clean-up');
  expect(await strangers()).toBe(0);
});
