import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { LessThan, MoreThan } from 'typeorm';
import { StartPayment } from '../../src/modules/payments/begin/start-payment.js';
import { PaymentComparison } from '../../src/modules/payments/comparison/payment-comparison.entity.js';
import { PaymentDifference } from '../../src/modules/payments/comparison/payment-difference.entity.js';
import type {
  PaymentDifferencesView,
  PaymentDifferenceView,
} from '../../src/modules/payments/comparison/payment-difference.view.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import { SandboxPayment } from '../../src/modules/payments/sandbox/sandbox-payment.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { monthly } from '../harness/calls/registration.js';
import {
  decide,
  formField,
  numberOf,
  paymentOf,
  payUnreported,
  runJob,
  type PaymentForm,
} from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const NIGHT = '2026-11-26 05:00:00';
/** A moment of a night: the clock runs on. */
const inNight = (day: string) => expect.stringMatching(new RegExp(`^${day} 05:`)) as string;

let app: RunningApp;
let operator: User;
let number = 0;
beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a one-time request that was paid is carried out, or its money goes back':
        'a payment is for a request that is not there',
    },
  });
  await buildArea(app);
  operator = await buildAdmin(app);
});
beforeEach(() => app.clock.set(NOW));
afterEach(async () => {
  // Each looks at its own payments only.
  await app.database.manager.update(Payment, { updated_at: LessThan('2099') }, { updated_at: '2026-01-01 00:00:00' });
  await app.database.manager.clear(PaymentComparison);
  await app.database.manager.delete(PaymentDifference, { found_at: LessThan('2099') });
});
afterAll(() => app.close());

async function register(of: RunningApp = app) {
  const { body } = await of.anonymous
    .post('/register')
    .send(monthly(`books${(number += 1)}@example.com`))
    .expect(201);
  const form = body.payment as PaymentForm;
  const no = numberOf(form);
  return { form, no, id: (await paymentOf(of, no)).id };
}
async function paid() {
  const payment = await register();
  await decide(app, payment.no, 'approve');
  return payment;
}
/** Signed in anew: nights go by. */
const admin = (): Promise<Caller> => app.as(operator);
const compareAt = (now: string, of: RunningApp = app) => {
  of.clock.set(now);
  return runJob(of, 'compare-payments');
};
const viewed = async (): Promise<PaymentDifferencesView> =>
  (await (await admin()).get('/admin/paymentDifferences').expect(200)).body as PaymentDifferencesView;
const differenceOf = async (id: number): Promise<PaymentDifferenceView | undefined> =>
  (await viewed()).differences.find(({ payment_id }) => payment_id === id);
const compare = async (id: number) => (await admin()).post(`/admin/payments/${id}/compare`);

it('the comparison names what stands otherwise in the provider’s books, and counts what agrees', async () => {
  const [good, denied, unheard, less] = [await paid(), await paid(), await paid(), await paid()];
  await decide(app, denied.no, 'decline');
  await app.database.manager.delete(SandboxPayment, { no: unheard.no });
  await app.database.manager.update(SandboxPayment, { no: less.no }, { amount: 1 });
  const { amount } = await paymentOf(app, denied.no);

  expect(await compareAt(NIGHT)).toEqual({ found: 4, done: 4, failed: 0 });
  const since = { our_state: 'settled', our_amount: amount, found_at: inNight('2026-11-26'), channel: 'card' };
  const { differences } = await viewed();
  expect(differences.sort((one, other) => one.payment_id - other.payment_id)).toEqual([
    expect.objectContaining({ payment_id: denied.id, kind: 'unpaid', their_outcome: 'declined', ...since }),
    expect.objectContaining({ payment_id: unheard.id, kind: 'unheard', their_outcome: 'none', ...since }),
    expect.objectContaining({
      payment_id: less.id,
      kind: 'amount',
      their_outcome: 'settled',
      their_amount: 1,
      ...since,
    }),
  ]);
  expect(await differenceOf(good.id)).toBeUndefined();
  expect((await viewed()).comparisons).toEqual([
    { date: '2026-11-25', compared_at: inNight('2026-11-26'), agreed: 1, differing: 3, silent: 0, not_asked: 0 },
  ]);
  expect((await (await admin()).get('/admin/today').expect(200)).body.payment_differences).toBe(3);
  expect((await paymentOf(app, denied.no)).state).toBe('settled');
});

it('closes a difference by itself where the books agree the next night, and says since when it is back', async () => {
  const { no, id } = await paid();
  await decide(app, no, 'decline');
  await compareAt(NIGHT);
  await compareAt('2026-11-27 05:00:00');
  expect(await differenceOf(id)).toMatchObject({ found_at: inNight('2026-11-26'), asked_at: inNight('2026-11-27') });
  await decide(app, no, 'approve');
  await compareAt('2026-11-28 05:00:00');
  expect(await differenceOf(id)).toBeUndefined();
  await decide(app, no, 'decline');
  expect((await compare(id)).body).toEqual({ compared: 'differing' });
  expect(await differenceOf(id)).toMatchObject({ found_at: inNight('2026-11-28') });
});

it('settles money that came after it was given up once an operator has it compared', async () => {
  const { no, id } = await register();
  app.clock.set('2026-11-26 10:00:00');
  await runJob(app, 'expire-payments');
  expect((await paymentOf(app, no)).state).toBe('expired');
  await payUnreported(app, no);
  await compareAt('2026-11-27 05:00:00');
  expect(await differenceOf(id)).toMatchObject({ kind: 'paid', our_state: 'expired', their_outcome: 'settled' });
  expect((await paymentOf(app, no)).state).toBe('expired');

  expect((await compare(id)).body).toEqual({ compared: 'agreed' });
  expect((await paymentOf(app, no)).state).toBe('settled');
  expect(await differenceOf(id)).toBeUndefined();
});

it('the comparison asks nobody about what is open, nor where asking would be ordering', async () => {
  const open = await register();
  const customer = await buildCustomer(app, { is_company: true });
  const order = { userId: customer.id, pageId: PAGE.onetimeRequest, channel: PAYMENT_CHANNEL.deferredInvoice };
  const no = await app.database.inTransaction(() =>
    app.app.get(StartPayment, { strict: false }).start({ ...order, amount: 3_000, purpose: { frd_key: 'member-1' } }),
  );
  await app.database.manager.update(Payment, { no }, { state: 'cancelled', released_at: NOW });
  await app.database.manager.update(Payment, { no: open.no }, { updated_at: NOW });

  expect(await compareAt(NIGHT)).toEqual({ found: 1, done: 0, failed: 0 });
  expect((await viewed()).comparisons).toMatchObject([{ not_asked: 1, agreed: 0, differing: 0, silent: 0 }]);
  const { id } = await paymentOf(app, no);
  expect(await app.database.manager.countBy(PaymentAttempt, { payment_id: id })).toBe(0);
  for (const each of [open.id, id])
    expect(await compare(each)).toMatchObject({ status: 409, body: { reason: 'stale' } });
  expect((await compare(999_999)).status).toBe(404);
});

it('the comparison makes up for nights without a server, a week of them, and does a night twice with the effect of once', async () => {
  const { no, id } = await paid();
  await decide(app, no, 'decline');
  await compareAt('2026-11-26 05:00:00');
  await compareAt('2026-11-30 05:00:00');
  const days = async () => (await viewed()).comparisons.map(({ date }) => date);
  expect(await days()).toEqual(['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25']);
  await compareAt('2026-11-30 05:10:00');
  expect(await days()).toHaveLength(5);
  expect(await differenceOf(id)).toMatchObject({ found_at: inNight('2026-11-26'), asked_at: inNight('2026-11-30') });
  await compareAt('2026-12-20 05:00:00');
  expect((await days()).at(-1)).toBe('2026-12-13');
});

it('two who compare at the same time keep one difference', async () => {
  const { no, id } = await paid();
  await decide(app, no, 'decline');
  const answers = await Promise.all([compare(id), compare(id), compare(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.database.manager.countBy(PaymentDifference, { payment_id: id })).toBe(1);
});

describe('a provider that does not say it', () => {
  const card = new RemiseProvider();
  let live: RunningApp;
  beforeAll(async () => {
    await card.listen();
    live = await startApp({ env: { ...card.env, PROVIDER_TIMEOUT: '1000' } });
    await buildArea(live);
  });
  afterAll(async () => {
    await live.close();
    await card.close();
  });

  it.each([
    ['does not answer', { line: { QUERY: 'call lost' as const } }],
    ['loses its answer', { line: { QUERY: 'answer lost' as const } }],
    ['answers about another payment', { says: { 'X-S_TORIHIKI_NO': 'another' } }],
  ])('%s: neither agrees nor differs', async (_, mood) => {
    live.clock.set(NOW);
    const { form, no, id } = await register(live);
    const total = Number(formField(form, 'TOTAL'));
    card.pay(no, total);
    const clerk = await buildAdmin(live);
    await (await live.as(clerk)).post(`/admin/payments/${id}/ask`).expect(200);
    expect((await live.database.manager.findOneByOrFail(User, { email: `books${number}@example.com` })).status).toBe(1);
    Object.assign(card, mood);
    await compareAt(NIGHT, live);
    Object.assign(card, { line: {}, says: {} });
    expect(await live.database.manager.countBy(PaymentDifference, { payment_id: id })).toBe(0);
    const { body } = await (await live.as(clerk)).post(`/admin/payments/${id}/compare`).expect(200);
    expect(body).toEqual({ compared: 'agreed' });
    const silentDays = () => live.database.manager.countBy(PaymentComparison, { silent: MoreThan(0) });
    expect(await silentDays()).toBe(1);
    // The night after it is asked about again.
    await compareAt('2026-11-27 05:00:00', live);
    expect(await silentDays()).toBe(0);
  });
});
