import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { bagsOf, mailsOf, operationsOf, rowOf, signedIn } from '../harness/calls/own-requests.js';
import { InvoiceProvider } from '../harness/providers/invoice-provider.js';
import type { LoopbackProvider } from '../harness/providers/loopback-provider.js';
import { PayPayProvider } from '../harness/providers/paypay-provider.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { manualPaymentsOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const WISH = {
  sched_pickup_dt: '2026-11-25 15:00:00',
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 1,
  price: 3_000,
};
const COMPANY = { is_company: true, company_name: '株式会社山田', payment_method_id: 3 } as const;

const card = new RemiseProvider();
const paypay = new PayPayProvider();
const invoice = new InvoiceProvider();
const providers: readonly LoopbackProvider[] = [card, paypay, invoice];
let app: RunningApp;
beforeAll(async () => {
  for (const provider of providers) await provider.listen();
  // Half a minute, for a server of so little patience.
  app = await startApp({ env: { ...card.env, ...paypay.env, ...invoice.env, PROVIDER_TIMEOUT: '1000' } });
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
});
beforeEach(() => {
  app.clock.set(NOW);
  card.charge = 'approve';
});
afterAll(async () => {
  await app.close();
  for (const provider of providers) await provider.close();
});

/** Does something while a provider's answers take longer than anybody waits; then they all arrive, for nobody. */
async function answeredLate<T>(provider: LoopbackProvider, work: () => Promise<T>): Promise<T> {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  provider.hold = () => answered;
  try {
    return await work();
  } finally {
    provider.hold = () => undefined;
    answer();
  }
}
const paymentOf = ({ id }: User): Promise<Payment> => app.database.manager.findOneByOrFail(Payment, { user_id: id });
const stored = ({ id }: User): Promise<User> => app.database.manager.findOneByOrFail(User, { id });
const order = (caller: Caller, onetime_payment_method_id: number, more: object = {}) =>
  caller.post('/users/me/onetimeRequests').send({ ...WISH, onetime_payment_method_id, ...more });
const reconcileAt = async (now: string): Promise<void> => {
  app.clock.set(now);
  await runJob(app, 'reconcile-payments');
};

describe('a month’s charge that is answered after everybody’s patience', () => {
  async function chargedLate(): Promise<User> {
    const user = await buildCustomer(app, { turned_month: '2026-11', ac_user_id: 'AC1' });
    app.clock.set('2026-12-01 00:05:00');
    await answeredLate(card, () => runJob(app, 'month-turn'));
    expect([(await paymentOf(user)).state, (await stored(user)).status]).toEqual(['unknown', 1]);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[27], []]);
    return user;
  }

  it('is unknown until the provider is asked, then paid', async () => {
    const user = await chargedLate();
    // Whose answer is late, too, once.
    app.clock.set('2026-12-01 00:11:00');
    await answeredLate(card, () => runJob(app, 'reconcile-payments'));
    expect((await paymentOf(user)).state).toBe('unknown');
    await reconcileAt('2026-12-01 00:17:00');
    expect([(await paymentOf(user)).state, (await stored(user)).status]).toEqual(['settled', 1]);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[27, 28], ['payment_received']]);
    const attempts = await app.database.manager.findBy(PaymentAttempt, { payment_id: (await paymentOf(user)).id });
    expect(attempts.map(({ kind, state }) => [kind, state])).toEqual([
      ['start', 'unknown'],
      ['query', 'unknown'],
      ['query', 'answered'],
    ]);
  });

  it('and was declined, suspends its customer only when the provider says so', async () => {
    card.charge = 'decline';
    const user = await chargedLate();
    await reconcileAt('2026-12-01 00:11:00');
    expect([(await paymentOf(user)).state, (await stored(user)).status]).toEqual(['declined', 2]);
    expect(await mailsOf(app, user)).toEqual(['card_stopped']);
  });
});

describe('a one-time request whose provider answers late', () => {
  it('by PayPay is held, and there once it is found to be paid', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { body } = await answeredLate(paypay, () => order(caller, 2).expect(201));
    expect(body).toEqual({ id: body.id, payment_no: (await paymentOf(user)).no });
    expect([(await paymentOf(user)).state, (await rowOf(app, body.id)).pay_by]).toEqual([
      'unknown',
      '2026-11-25 09:30:00',
    ]);
    paypay.last.status = 'COMPLETED';
    await reconcileAt('2026-11-25 09:06:00');
    expect([(await paymentOf(user)).state, (await rowOf(app, body.id)).pay_by]).toEqual(['settled', null]);
    expect([await operationsOf(app, user), await manualPaymentsOf(app, user)]).toEqual([[33], []]);
  });

  it('by deferred invoice is held, and ordered once', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0, ...COMPANY });
    const frd_key = deferredMemberOf(user.id);
    invoice.members.set(frd_key, 100_000);
    const { body } = await answeredLate(invoice, () => order(caller, 3, { frd_key }).expect(201));
    expect([(await paymentOf(user)).state, (await rowOf(app, body.id)).cancelled_at]).toEqual(['unknown', null]);
    await reconcileAt('2026-11-25 09:06:00');
    expect([(await paymentOf(user)).state, (await rowOf(app, body.id)).pay_by]).toEqual(['settled', null]);
    expect([...invoice.orders.values()]).toMatchObject([{ member: frd_key, price: 3_000, fixedAt: null }]);
  });

  it('by deferred invoice and is silent until the place was freed, is not ordered after it', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0, ...COMPANY });
    const frd_key = deferredMemberOf(user.id);
    invoice.members.set(frd_key, 100_000);
    invoice.line = { '/Register': 'call lost' };
    const { body } = await order(caller, 3, { frd_key }).expect(201);
    app.clock.set('2026-11-25 09:30:00');
    await runJob(app, 'expire-payments');
    invoice.line = {};
    const calls = invoice.calls.length;
    await reconcileAt('2026-11-25 09:36:00');
    expect([(await paymentOf(user)).state, (await rowOf(app, body.id)).cancel_kind]).toEqual(['expired', 5]);
    expect([invoice.calls.length, await manualPaymentsOf(app, user)]).toEqual([calls, []]);
    expect(await paymentOf(user)).toMatchObject({ next_ask_at: null });
  });
});

it('what is bought more of is there once, however late the answers are', async () => {
  const { user, caller } = await signedIn(app, { ac_user_id: 'AC2' });
  const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
  const { body } = await caller.post('/users/me/washRequestCount').send(wish).expect(201);
  const no = body.payment.form_params.find(({ name }: { name: string }) => name === 'S_TORIHIKI_NO').value;
  const notify = body.payment.form_params.find(({ name }: { name: string }) => name === 'NOTIFY_URL').value;
  app.clock.set('2026-11-25 09:06:00');
  await answeredLate(card, () => runJob(app, 'reconcile-payments'));
  expect([(await paymentOf(user)).state, await bagsOf(app, user)]).toEqual(['waiting', 8]);
  const { pathname } = new URL(notify);
  const report = () => fetch(`${app.url}${pathname}`, { method: 'POST', body: card.pay(no, 5_460) });
  expect((await Promise.all([report(), report()])).map(({ status }) => status)).toEqual([200, 200]);
  expect([(await paymentOf(user)).state, await bagsOf(app, user)]).toEqual(['settled', 11]);
});
