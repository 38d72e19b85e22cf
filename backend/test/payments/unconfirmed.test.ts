import { PAGE } from '@laundry/shared/constants/pages';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { PaymentMessage } from '../../src/modules/payments/results/payment-message.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { operationsOf, mailsOf } from '../harness/calls/own-requests.js';
import { manualPaymentsOf, messagesOf, runJob } from '../harness/calls/sandbox.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { delayAnswer } from '../harness/looks/statements.js';

const TURN = '2026-12-01 00:05:00';
/** t8_2 for a month. */
const YEN = 13_250;

let provider: RemiseProvider;
const WHY = 'a payment gets a state that only a lost answer leaves';

let app: RunningApp;
let operator: User;
beforeAll(async () => {
  provider = await new RemiseProvider().listen();
  app = await startApp({
    env: provider.env,
    breaks: {
      'a payment is settled once, and released when it came to nothing': WHY,
      'a result of a payment is applied once, with its amount': WHY,
    },
  });
  operator = await buildAdmin(app);
});
beforeEach(() => {
  provider.line = {};
  provider.charge = 'approve';
  provider.wrongBy = 0;
  provider.mistaken = undefined;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const buildCardCustomer = (on = app) => {
  on.clock.set('2026-11-25 09:00:00');
  return buildCustomer(on, { turned_month: '2026-11', ac_user_id: 'AC1', created_at: '2026-09-01 10:00:00' });
};
const turn = async (on = app) => {
  on.clock.set(TURN);
  await runJob(on, 'month-turn');
};
const chargeOf = ({ id }: User, on = app) =>
  on.database.manager.findOneByOrFail(Payment, { user_id: id, page_id: PAGE.monthlyCharge });
const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });
const reconcileAt = async (now: string) => {
  app.clock.set(now);
  await runJob(app, 'reconcile-payments');
};
const setStatus = async (row: ManualPayment, status_id: number, on = app, by = operator, status = 200) =>
  (await on.as(by)).post(`/payments/${row.id}/status`).send({ status_id }).expect(status);
const roundTrips = async (count: number): Promise<void> => {
  for (let made = 0; made < count; made += 1) await app.anonymous.get('/masters').expect(200);
};
const only = (rows: readonly ManualPayment[]): ManualPayment => {
  const [row, ...more] = rows;
  if (row === undefined || more.length > 0) throw new Error(`${rows.length} rows`);
  return row;
};

/** A customer who was charged, of which the provider says nothing: lost on the way there, or on the way back. */
async function silent(way: 'call lost' | 'answer lost' = 'answer lost'): Promise<User> {
  const user = await buildCardCustomer();
  provider.line = { AC_CAPTURE: way, QUERY: 'call lost' };
  await turn();
  expect((await chargeOf(user)).state).toBe('unknown');
  return user;
}

it('an answer about another payment than was asked about settles neither', async () => {
  const other = await buildCardCustomer();
  await turn();
  const { no } = await chargeOf(other);
  await app.database.manager.update(Payment, { no }, { state: 'unknown', settled_at: null });
  const user = await silent();
  provider.line = {};
  provider.mistaken = no;
  await reconcileAt('2026-12-01 00:20:00');
  expect((await chargeOf(user)).state).toBe('unknown');
  expect(await messagesOf(app, (await chargeOf(user)).no)).toMatchObject([
    { verdict: 'refused', reason: 'wrong_number' },
  ]);
  provider.mistaken = undefined;
  await reconcileAt('2026-12-01 00:30:00');
  expect((await chargeOf(user)).state).toBe('settled');
});

describe('a payment about which the provider is silent', () => {
  it('is shown to operators after a day, and settled by what the provider says in the end', async () => {
    const user = await silent();
    await reconcileAt('2026-12-02 00:00:00');
    expect(await manualPaymentsOf(app, user)).toEqual([]);
    await reconcileAt('2026-12-02 00:06:00');
    await reconcileAt('2026-12-02 00:12:00');
    expect(await manualPaymentsOf(app, user)).toMatchObject([
      { price: YEN, page_id: 6, payment_method_id: 1, status_id: 1, month: '2026-12', is_refund: false },
    ]);
    const list = await (await app.as(operator)).get('/payments/manualpayment').query({ user_id: user.id }).expect(200);
    expect(list.body).toMatchObject([{ is_unconfirmed: true, bikou: expect.stringContaining('要確認'), version: 1 }]);
    provider.line = {};
    await reconcileAt('2026-12-02 00:18:00');
    expect([(await chargeOf(user)).state, await operationsOf(app, user)]).toEqual(['settled', [27, 28]]);
    const row = only(await manualPaymentsOf(app, user));
    expect(row).toMatchObject({ status_id: 2, update_user_id: 0 });
    // Whoever has found no money meanwhile is told before they say so.
    const late = { status_id: 3, version: list.body[0].version };
    const { body } = await (await app.as(operator)).post(`/payments/${row.id}/status`).send(late).expect(409);
    expect(body).toMatchObject({ reason: 'stale', by: 'システム', current: { status_id: 2, version: 2 } });
  });

  it('is asked about daily after two days; after 30 it counts as unpaid, and stays to be looked into', async () => {
    const user = await silent();
    await reconcileAt('2026-12-03 00:06:00');
    const calls = provider.calls.length;
    await reconcileAt('2026-12-03 12:00:00');
    expect(provider.calls).toHaveLength(calls);
    await reconcileAt('2026-12-04 00:06:00');
    expect([provider.calls.length, (await chargeOf(user)).state]).toEqual([calls + 1, 'unknown']);
    await reconcileAt('2026-12-31 00:10:00');
    expect(await chargeOf(user)).toMatchObject({ state: 'expired', next_ask_at: null });
    expect([(await stored(user)).status, await mailsOf(app, user)]).toEqual([2, ['card_stopped']]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ status_id: 1, is_refund: false }]);
  });

  it('is settled by an operator who has seen the money', async () => {
    const user = await silent();
    await reconcileAt('2026-12-02 00:06:00');
    const { body } = await setStatus(only(await manualPaymentsOf(app, user)), 2);
    expect([(await chargeOf(user)).state, (await stored(user)).status]).toEqual(['settled', 1]);
    expect(only(await manualPaymentsOf(app, user)).version).toBe(body.version);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[27, 28, 29], ['payment_received']]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ status_id: 2, update_user_id: operator.id }]);
    // The provider finds its tongue: nothing is left to be applied.
    provider.line = {};
    await reconcileAt('2026-12-02 00:12:00');
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[27, 28, 29], ['payment_received']]);
  });

  it('is not settled by an operator while the provider, which has found its tongue, says that it is not paid', async () => {
    provider.charge = 'decline';
    const user = await silent();
    await reconcileAt('2026-12-02 00:06:00');
    const row = only(await manualPaymentsOf(app, user));
    provider.line = {};
    const { body } = await (
      await app.as(operator)
    )
      .post(`/payments/${row.id}/status`)
      .send({ status_id: 2 })
      .expect(422);
    expect(body.errors.status_id).toEqual(['決済会社に確認したところ、入金されていません。完了にはできません']);
    expect([(await chargeOf(user)).state, only(await manualPaymentsOf(app, user)).status_id]).toEqual(['unknown', 1]);
    await reconcileAt('2026-12-02 00:12:00');
    expect([(await chargeOf(user)).state, await manualPaymentsOf(app, user)]).toMatchObject([
      'declined',
      [{ status_id: 3 }],
    ]);
  });

  it('is settled by what the provider says when an operator has it asked', async () => {
    const user = await silent();
    await reconcileAt('2026-12-02 00:06:00');
    provider.line = {};
    await setStatus(only(await manualPaymentsOf(app, user)), 2);
    const { id: payment_id } = await chargeOf(user);
    const applied = await app.database.manager.findBy(PaymentMessage, { payment_id, verdict: 'applied' });
    expect(applied).toMatchObject([{ source: 'query', outcome: 'settled' }]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ status_id: 2 }]);
  });

  it('ends unpaid by an operator who has found no money; what comes after all is taken', async () => {
    const user = await silent();
    await reconcileAt('2026-12-02 00:06:00');
    await setStatus(only(await manualPaymentsOf(app, user)), 3);
    expect([(await chargeOf(user)).state, (await stored(user)).status]).toEqual(['cancelled', 2]);
    provider.line = {};
    await reconcileAt('2026-12-02 00:12:00');
    expect([(await chargeOf(user)).state, (await stored(user)).status]).toEqual(['settled', 1]);
  });

  it('is not closed over what an operator says of it meanwhile: who comes second is told', async () => {
    const user = await silent('call lost');
    await reconcileAt('2026-12-02 00:06:00');
    const { id, version } = only(await manualPaymentsOf(app, user));
    // The customer has begun anew; the provider never heard of it.
    await app.database.manager.update(Payment, { user_id: user.id }, { state: 'expired' });
    provider.line = {};
    app.clock.set('2026-12-04 00:06:00');
    const console = await app.as(operator);
    const late = delayAnswer(app, /FROM .manual_payments. .*WHERE \(+.ManualPayment.\..id./);
    const closing = reconcileAt('2026-12-04 00:06:00');
    await late.asked;
    const saying = console
      .post(`/payments/${id}/status`)
      .send({ status_id: 3, version })
      .then((answer) => answer.status);
    // What is not held for the one who closes has its answer by then.
    await Promise.race([saying, roundTrips(50)]);
    late.deliver();
    await closing;
    expect([await saying, only(await manualPaymentsOf(app, user))]).toMatchObject([409, { status_id: 3, version: 2 }]);
  });

  it('which never heard of it, is charged again under the same number', async () => {
    const user = await silent('call lost');
    provider.line = {};
    await reconcileAt('2026-12-01 00:11:00');
    const { no, state } = await chargeOf(user);
    expect([state, provider.charges.get(no)]).toMatchObject(['settled', { total: String(YEN), member: 'AC1' }]);
  });

  it.each([1, -1])(
    'and then names %i yen more is not believed, shown at once, and settled by nobody',
    async (wrongBy) => {
      const user = await silent();
      provider.line = {};
      provider.wrongBy = wrongBy;
      await reconcileAt('2026-12-01 00:11:00');
      expect((await chargeOf(user)).state).toBe('unknown');
      const row = only(await manualPaymentsOf(app, user));
      expect(row).toMatchObject({ bikou: expect.stringContaining('金額') });
      const { body } = await (
        await app.as(operator)
      )
        .post(`/payments/${row.id}/status`)
        .send({ status_id: 2 })
        .expect(422);
      expect(body.refusals).toMatchObject([{ code: 'provider_says_amount', params: { price: YEN + wrongBy } }]);
      expect((await chargeOf(user)).state).toBe('unknown');
      provider.wrongBy = 0;
      await reconcileAt('2026-12-01 00:17:00');
      expect([(await chargeOf(user)).state, await manualPaymentsOf(app, user)]).toMatchObject([
        'settled',
        [{ status_id: 2 }],
      ]);
    },
  );
});

describe('a month’s charge without a provider', () => {
  let bare: RunningApp;
  let admin: User;
  beforeAll(async () => {
    bare = await startApp({ env: { PAYMENTS: 'live' } });
    admin = await buildAdmin(bare);
  });
  afterAll(() => bare.close());

  it('is stored, and shown to operators at once', async () => {
    const user = await buildCardCustomer(bare);
    await turn(bare);
    expect(await chargeOf(user, bare)).toMatchObject({ state: 'created', amount: YEN });
    expect(await manualPaymentsOf(bare, user)).toMatchObject([{ price: YEN, status_id: 1, page_id: 6 }]);
    expect(await operationsOf(bare, user)).toEqual([27]);
    bare.clock.set('2026-12-31 00:00:00');
    await runJob(bare, 'reconcile-payments');
    expect((await chargeOf(user, bare)).state).toBe('created');
    await setStatus(only(await manualPaymentsOf(bare, user)), 2, bare, admin);
    expect([(await chargeOf(user, bare)).state, await operationsOf(bare, user)]).toEqual(['settled', [27, 28, 29]]);
  });

  it('ends with its account', async () => {
    const user = await buildCardCustomer(bare);
    await turn(bare);
    await (await bare.as(admin)).delete(`/admin/users/${user.id}`).expect(204);
    expect((await chargeOf(user, bare)).state).toBe('cancelled');
    expect(await manualPaymentsOf(bare, user)).toMatchObject([{ status_id: 3 }]);
  });
});

it('a month’s charge that was left behind is sent, and those who were to look need not', async () => {
  const user = await silent('call lost');
  await reconcileAt('2026-12-02 00:06:00');
  // As a server without a provider leaves it.
  await app.database.manager.update(Payment, { user_id: user.id }, { state: 'created' });
  provider.line = {};
  await runJob(app, 'month-turn');
  expect([(await chargeOf(user)).state, await manualPaymentsOf(app, user)]).toMatchObject([
    'settled',
    [{ status_id: 2 }],
  ]);
});
