import { PAGE, type PageId } from '@laundry/shared/constants/pages';
import { IsNull } from 'typeorm';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { bagsOf, mailsOf, operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { monthly } from '../harness/calls/registration.js';
import { decide, manualPaymentsOf, numberOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const FIRST_MONTH = 13_980;
const T8_1 = { plan_id: 't8_1', pickup_delivery_type: 1, payment_method: 1 };
const T8_2 = { plan_id: 't8_2', pickup_delivery_type: 5, payment_method: 1, user_plan_option: 0 };

let app: RunningApp;
let number = 0;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** A purpose that was met already, and the payment for it that has not arrived yet. */
interface PaidOtherwise {
  readonly user: User;
  readonly late: string;
  readonly price: number;
}

const stored = ({ id }: Pick<User, 'id'>) => app.database.manager.findOneByOrFail(User, { id });
const change = async (caller: Caller, body: object): Promise<string> =>
  numberOf((await caller.post('/users/me/userPlan').send(body).expect(200)).body.payment);
const refundsOf = async (user: User) => (await manualPaymentsOf(app, user)).filter(({ is_refund }) => is_refund);

async function registered() {
  const email = `twice${(number += 1)}@example.com`;
  const { body } = await app.anonymous.post('/register').send(monthly(email)).expect(201);
  const user = await app.database.manager.findOneByOrFail(User, { email });
  return { user, caller: await app.as(user), no: numberOf(body.payment) };
}
/** Two forms of the same wish, of which the second is paid. */
async function twice(caller: Caller, user: User, body: object, price: number): Promise<PaidOtherwise> {
  const [late, paid] = [await change(caller, body), await change(caller, body)];
  await decide(app, paid, 'approve');
  return { user, late, price };
}

const CASES: Readonly<Record<string, readonly [PageId, string, () => Promise<PaidOtherwise>]>> = {
  'a registration whose customer signed in and paid another form': [
    PAGE.register,
    'お手続きが別の方法で完了していたため',
    async () => {
      const { user, caller, no: late } = await registered();
      await decide(app, await change(caller, T8_1), 'approve');
      return { user, late, price: FIRST_MONTH };
    },
  ],
  'the other form of a registration that is paid': [
    PAGE.planChange,
    'お手続きが別の方法で完了していたため',
    async () => {
      const { user, caller, no } = await registered();
      const late = await change(caller, T8_1);
      await decide(app, no, 'approve');
      return { user, late, price: FIRST_MONTH };
    },
  ],
  'a monthly plan that has begun': [
    PAGE.planChange,
    'お手続きが別の方法で完了していたため',
    async () => {
      const { user, caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
      return twice(caller, user, T8_2, 13_250);
    },
  ],
  'what was owed and is paid': [
    PAGE.planChange,
    '別の方法でお支払いいただいていたため',
    async () => {
      const { user, caller } = await declined();
      return twice(caller, user, T8_2, 13_250);
    },
  ],
  'a month that was paid by another card': [
    PAGE.monthlyCharge,
    '別の方法でお支払いいただいていたため',
    async () => {
      const { user, caller } = await declined();
      const charge = await app.database.manager.findOneByOrFail(Payment, { user_id: user.id });
      await decide(app, await change(caller, T8_2), 'approve');
      return { user, late: charge.no, price: 13_250 };
    },
  ],
  'more washes, under another plan by then': [
    PAGE.extraPurchase,
    '購入時とプランが変わっていたため',
    async () => {
      const { user, caller } = await signedIn(app);
      const late = await buyThree(caller);
      await app.database.manager.update(User, { id: user.id }, { plan_id: 't8_2_LL' });
      return { user, late, price: 5_460 };
    },
  ],
  'more washes than there is room for': [
    PAGE.extraPurchase,
    'バッグ数の上限を超えるため',
    async () => {
      const { user, caller } = await signedIn(app, { available_request_count: 97 });
      const [late, paid] = [await buyThree(caller), await buyThree(caller)];
      await decide(app, paid, 'approve');
      return { user, late, price: 5_460 };
    },
  ],
};

async function buyThree(caller: Caller): Promise<string> {
  const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
  return numberOf((await caller.post('/users/me/washRequestCount').send(wish).expect(201)).body.payment);
}

/** A customer whose month was declined: stopped until it is paid. */
async function declined() {
  const member = `AC-twice-${(number += 1)}`;
  const overrides = { created_at: '2026-09-01 10:00:00', turned_month: '2026-11', ac_user_id: member };
  const { user } = await signedIn(app, overrides);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ charges: 'decline' });
  await fetch(`${app.url}/sandbox/cards/${member}`, { method: 'POST', headers, body });
  app.clock.set('2026-12-01 00:05:00');
  await runJob(app, 'month-turn');
  return { user, caller: await app.as(user) };
}

/** The provider is asked at once: a charge to the card on file is reported by nobody. */
async function arrive(no: string): Promise<void> {
  await decide(app, no, 'approve', 3);
  await app.database.manager.update(Payment, { no, settled_at: IsNull() }, { next_ask_at: app.clock.now() });
  await runJob(app, 'reconcile-payments');
}

describe('money that arrives after what it was for was met goes back, once:', () => {
  it.each(Object.entries(CASES))('%s', async (_name, [page_id, why, meet]) => {
    const { user, late, price } = await meet();
    const before = [await stored(user), await bagsOf(app, user), await operationsOf(app, user)];
    const mails = await mailsOf(app, user);
    await arrive(late);
    expect(await paymentOf(app, late)).toMatchObject({ state: 'settled', refund_needed: true, page_id });
    expect(await refundsOf(user)).toMatchObject([{ price, page_id, bikou: '要返金', status_id: 1 }]);
    expect([await stored(user), await bagsOf(app, user), await operationsOf(app, user)]).toEqual(before);
    expect(await mailsOf(app, user)).toEqual([...mails, 'refund_due']);
    const told = await app.database.manager.findOneByOrFail(Mail, {
      once_key: `refund_due:${(await paymentOf(app, late)).id}`,
    });
    expect(told.body).toContain(why);
    expect(told.body).toContain(`返金額：${price.toLocaleString('en-US')}円`);
  });
});

it('the card of a form that was paid in vain is not charged any more, and the one on file stays', async () => {
  const { user, caller, no: late } = await registered();
  await decide(app, await change(caller, T8_1), 'approve');
  const { ac_user_id } = await stored(user);
  await decide(app, late, 'approve');
  expect((await stored(user)).ac_user_id).toBe(ac_user_id);
  expect(await app.database.manager.findBy(ProviderOrder, { user_id: user.id })).toMatchObject([
    { kind: 'stop_card', ref: expect.not.stringMatching(String(ac_user_id)) },
  ]);
});

it('a card that comes after its account has ended is stopped with the provider, and kept nowhere', async () => {
  const { user, no } = await registered();
  const admin = await app.as(await buildAdmin(app));
  await admin.delete(`/admin/users/${user.id}`).expect(204);
  await decide(app, no, 'approve', 2);
  expect((await stored(user)).ac_user_id).toBeNull();
  expect(await refundsOf(user)).toHaveLength(1);
  await runJob(app, 'reconcile-payments');
  expect(await app.database.manager.findBy(ProviderOrder, { user_id: user.id })).toMatchObject([
    { kind: 'stop_card', ref: expect.stringMatching(/^AC/), state: 'done' },
  ]);
});
