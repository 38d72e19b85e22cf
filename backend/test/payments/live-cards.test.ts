import { PAGE, type PageId } from '@laundry/shared/constants/pages';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { bagsOf, operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { SbpsProvider } from '../harness/providers/sbps-provider.js';
import { formField, manualPaymentsOf, messagesOf, runJob, type PaymentForm } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

/** t8_2 for a month. */
const YEN = 13_250;
const TURN = '2026-12-01 00:05:00';

const sbps = new SbpsProvider();
let app: RunningApp;
let provider: RemiseProvider | SbpsProvider;
let operator: User;

async function serve(by: RemiseProvider | SbpsProvider): Promise<void> {
  provider = await by.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
  operator = await buildAdmin(app);
}
const reset = (): void => {
  app.clock.set(NOW);
  Object.assign(provider, { line: {}, charge: 'approve', isForged: false });
};
const end = async (): Promise<void> => {
  await app.close();
  await provider.close();
};

const paymentOf = ({ id }: User, page_id: PageId = PAGE.monthlyCharge): Promise<Payment> =>
  app.database.manager.findOneByOrFail(Payment, { user_id: id, page_id });
const statusOf = async ({ id }: User): Promise<number> =>
  (await app.database.manager.findOneByOrFail(User, { id })).status;
const reconcileAt = async (now: string): Promise<void> => {
  app.clock.set(now);
  await runJob(app, 'reconcile-payments');
};
async function turned(member = 'C-1'): Promise<User> {
  const user = await buildCustomer(app, { turned_month: '2026-11', ac_user_id: member });
  app.clock.set(TURN);
  await runJob(app, 'month-turn');
  return user;
}

describe.each([
  ['REMISE', new RemiseProvider(), { charge: 'AC_CAPTURE', query: 'QUERY', stop: 'AC_STOP', resume: 'AC_RESUME' }],
  ['SBPS', new SbpsProvider(), { charge: 'charge', query: 'query', stop: 'stop', resume: 'resume' }],
])('the card on file with a provider in the style of %s', (_name, by, job) => {
  beforeAll(() => serve(by));
  beforeEach(reset);
  afterAll(end);

  it('is charged', async () => {
    const user = await turned('C-GOOD');
    const { no, state, provider_ref } = await paymentOf(user);
    expect(provider.charges.get(no)).toMatchObject({ total: String(YEN), member: 'C-GOOD', id: provider_ref });
    expect([state, await operationsOf(app, user)]).toEqual(['settled', [27, 28]]);
  });

  it('is declined, which suspends its customer and stops the card', async () => {
    provider.charge = 'decline';
    const user = await turned('C-POOR');
    expect([(await paymentOf(user)).state, await statusOf(user)]).toEqual(['declined', 2]);
    await reconcileAt('2026-12-01 00:11:00');
    expect(provider.cards.get('C-POOR')).toBe('stopped');
  });

  it('is charged while the answer is lost: the provider is asked, and says what it did', async () => {
    provider.line = { [job.charge]: 'answer lost' };
    const user = await turned();
    expect((await paymentOf(user)).state).toBe('unknown');
    await reconcileAt('2026-12-01 00:11:00');
    const { no, state } = await paymentOf(user);
    expect([state, provider.charges.get(no)]).toMatchObject(['settled', { total: String(YEN) }]);
  });

  it('of which the provider has never heard, is charged again under the same number', async () => {
    provider.line = { [job.charge]: 'call lost' };
    const user = await turned();
    const { no, state } = await paymentOf(user);
    expect([state, provider.charges.has(no)]).toEqual(['unknown', false]);
    provider.line = {};
    await reconcileAt('2026-12-01 00:11:00');
    expect([(await paymentOf(user)).state, provider.charges.get(no)]).toMatchObject([
      'settled',
      { total: String(YEN), member: 'C-1' },
    ]);
  });

  it('is stopped and resumed, and told again when the answer was lost', async () => {
    const user = await buildCustomer(app, { ac_user_id: 'C-STOP' });
    const setStatus = async (status: number) =>
      (await app.as(operator)).post(`/admin/users/${user.id}/status`).send({ status }).expect(200);
    const orders = async () =>
      (await app.database.manager.find(ProviderOrder, { where: { user_id: user.id }, order: { id: 'ASC' } })).map(
        ({ kind, state, tries }) => [kind, state, tries],
      );
    await setStatus(2);
    provider.line = { [job.stop]: 'answer lost' };
    await reconcileAt('2026-11-25 09:05:00');
    expect(await orders()).toEqual([['stop_card', 'waiting', 1]]);
    provider.line = {};
    await reconcileAt('2026-11-25 09:11:00');
    expect([provider.cards.get('C-STOP'), await orders()]).toEqual(['stopped', [['stop_card', 'done', 2]]]);
    await setStatus(1);
    await reconcileAt('2026-11-25 09:16:00');
    expect(provider.cards.get('C-STOP')).toBe('running');
    expect(await orders()).toEqual([
      ['stop_card', 'done', 2],
      ['resume_card', 'done', 1],
    ]);
  });
});

describe('SBPS’s own', () => {
  beforeAll(() => serve(sbps));
  beforeEach(reset);
  afterAll(end);

  /** Somebody who buys more washes, up to the provider's page: their browser has posted the form. */
  async function atThePage() {
    const { user, caller } = await signedIn(app);
    const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
    const { body } = await caller.post('/users/me/washRequestCount').send(wish).expect(201);
    const form: PaymentForm = body.payment;
    const fields = new URLSearchParams(form.form_params.map(({ name, value }): [string, string] => [name, value]));
    const page = await fetch(form.url, { method: 'POST', body: fields });
    expect(await page.text()).toContain('res_result=OPEN');
    return { user, form, no: formField(form, 'order_id') };
  }
  async function notify(form: PaymentForm, body: URLSearchParams) {
    const answer = await fetch(`${app.url}${new URL(formField(form, 'pagecon_url')).pathname}`, {
      method: 'POST',
      body,
    });
    return { status: answer.status, text: await answer.text() };
  }
  const stateOf = async (user: User): Promise<string> => (await paymentOf(user, PAGE.extraPurchase)).state;

  it.each([
    ['OK', 'settled', 11],
    ['NG', 'declined', 8],
    ['CN', 'cancelled', 8],
  ] as const)('form is signed as it wants it; its result %s is taken', async (result, state, bags) => {
    const { user, form, no } = await atThePage();
    expect(await notify(form, sbps.decide(no, result))).toEqual({ status: 200, text: 'OK,' });
    expect(await notify(form, sbps.decide(no, result))).toEqual({ status: 200, text: 'OK,' });
    expect([await stateOf(user), await bagsOf(app, user)]).toEqual([state, bags]);
  });

  it('query knows a page that is open, and what was paid there while its report was lost', async () => {
    const { user, no } = await atThePage();
    await reconcileAt('2026-11-25 09:06:00');
    expect([await stateOf(user), await bagsOf(app, user)]).toEqual(['waiting', 8]);
    sbps.decide(no, 'OK');
    await reconcileAt('2026-11-25 09:12:00');
    expect([await stateOf(user), await bagsOf(app, user)]).toEqual(['settled', 11]);
  });

  it('calls are signed over the time of the call', async () => {
    await turned();
    expect(sbps.fields('charge').at(-1)).toMatchObject({
      request_date: expect.stringMatching(/^202612010005\d\d$/),
      amount: String(YEN),
    });
  });

  it('answer that somebody else has signed is not believed: unknown, stored, and shown to operators', async () => {
    sbps.isForged = true;
    const user = await turned();
    const { no, state } = await paymentOf(user);
    expect([state, await messagesOf(app, no)]).toMatchObject(['unknown', [{ reason: 'wrong_signature' }]]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ bikou: expect.stringContaining('署名'), status_id: 1 }]);
    sbps.isForged = false;
    await reconcileAt('2026-12-01 00:11:00');
    expect([(await paymentOf(user)).state, await manualPaymentsOf(app, user)]).toMatchObject([
      'settled',
      [{ status_id: 2 }],
    ]);
  });

  it('refusal to stop a card leaves the order to be told again, with its code', async () => {
    const user = await buildCustomer(app, { ac_user_id: 'C-UNKNOWN' });
    await (await app.as(operator)).post(`/admin/users/${user.id}/status`).send({ status: 2 }).expect(200);
    await runJob(app, 'reconcile-payments');
    const [order] = await app.database.manager.findBy(ProviderOrder, { user_id: user.id });
    expect(order).toMatchObject({ state: 'waiting', tries: 1, last_answer: expect.stringContaining('10127001') });
  });
});
