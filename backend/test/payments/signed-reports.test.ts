import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { SbpsProvider } from '../harness/providers/sbps-provider.js';
import { monthly } from '../harness/calls/registration.js';
import {
  formField,
  manualPaymentsOf,
  messagesOf,
  numberOf,
  paymentOf,
  report,
  type PaymentForm,
} from '../harness/calls/sandbox.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const provider = new SbpsProvider();
let app: RunningApp;
let number = 0;
beforeAll(async () => {
  await provider.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function register(on = app) {
  const email = `signed${(number += 1)}@example.com`;
  const { body } = await on.anonymous.post('/register').send(monthly(email)).expect(201);
  const user = await on.database.manager.findOneByOrFail(User, { email });
  return { user, form: body.payment as PaymentForm };
}

const openAtProvider = (form: PaymentForm) =>
  fetch(form.url, {
    method: 'POST',
    body: new URLSearchParams(form.form_params.map(({ name, value }): [string, string] => [name, value])),
  });

/** The customer pays at the provider's page, which posts its result, signed with the shop's key or another. */
async function post(
  form: PaymentForm,
  key: 'own' | 'another',
  path = new URL(formField(form, 'pagecon_url')).pathname,
) {
  await openAtProvider(form);
  provider.isForged = key === 'another';
  const body = provider.decide(formField(form, 'order_id'), 'OK');
  provider.isForged = false;
  const answer = await fetch(`${app.url}${path}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
}

describe('a report with a signature', () => {
  it('that is good is applied', async () => {
    const { form } = await register();
    expect(await post(form, 'own')).toEqual({ status: 200, text: 'OK,' });
    expect((await paymentOf(app, formField(form, 'order_id'))).state).toBe('settled');
  });

  it.each(['constructor', '__proto__', 'toString', 'OKAY', ''])('of a result called %j is none', async (result) => {
    const { form } = await register();
    const no = formField(form, 'order_id');
    await openAtProvider(form);
    const body = new URLSearchParams(String(provider.decide(no, 'OK')));
    body.set('res_result', result);
    const answer = await fetch(`${app.url}${new URL(formField(form, 'pagecon_url')).pathname}`, {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(400);
    expect((await paymentOf(app, no)).state).toBe('waiting');
  });

  it('that is wrong, of a form that nobody has paid, is stored, and the provider is asked, at the pace of a page', async () => {
    const { user, form } = await register();
    const no = formField(form, 'order_id');
    await openAtProvider(form);
    const open = provider.charges.get(no);
    provider.isForged = true;
    const body = provider.decide(no, 'OK');
    provider.isForged = false;
    if (open !== undefined) provider.charges.set(no, open);
    const url = `${app.url}${new URL(formField(form, 'pagecon_url')).pathname}`;
    const asked = () => provider.fields('query').filter(({ order_id }) => order_id === no).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(url, { method: 'POST', body })));
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([422, 'NG,wrong_signature']);
    expect([(await paymentOf(app, no)).state, asked()]).toEqual(['waiting', 1]);
    expect(await messagesOf(app, no)).toEqual([
      { outcome: 'settled', verdict: 'refused', reason: 'wrong_signature', times: 10 },
    ]);
    expect(await manualPaymentsOf(app, user)).toEqual([]);
  });

  it('that is wrong, of what was paid, counts no more than a good one: the provider says so itself', async () => {
    const { user, form } = await register();
    const no = formField(form, 'order_id');
    expect(await post(form, 'another')).toEqual({ status: 422, text: 'NG,wrong_signature' });
    expect((await paymentOf(app, no)).state).toBe('settled');
    expect(await post(form, 'own')).toMatchObject({ status: 200 });
    await post(form, 'another');
    expect(await manualPaymentsOf(app, user)).toEqual([]);
  });

  it('that is good, of what the provider does not know as paid when it is asked, brings nothing', async () => {
    const { form } = await register();
    const fields = new URLSearchParams(form.form_params.map(({ name, value }): [string, string] => [name, value]));
    await fetch(form.url, { method: 'POST', body: fields });
    const no = formField(form, 'order_id');
    const open = provider.charges.get(no);
    const body = provider.decide(no, 'OK');
    if (open !== undefined) provider.charges.set(no, open);
    const url = `${app.url}${new URL(formField(form, 'pagecon_url')).pathname}`;
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect((await paymentOf(app, no)).state).toBe('waiting');
    provider.decide(no, 'OK');
    // The page at which the customer waits asks again at once: the hint has woken it.
    await app.anonymous.get(`/payments/state/${no}`).expect(200);
    expect((await paymentOf(app, no)).state).toBe('settled');
  });

  it('that is wrong, at another address, is stored and troubles nobody', async () => {
    const [{ user, form }, other] = [await register(), await register()];
    const path = new URL(formField(other.form, 'pagecon_url')).pathname;
    expect(await post(form, 'another', path)).toMatchObject({ status: 422 });
    expect(await messagesOf(app, formField(form, 'order_id'))).toMatchObject([{ reason: 'wrong_secret' }]);
    expect(await manualPaymentsOf(app, user)).toEqual([]);
  });
});

it('a report from elsewhere than the provider’s own addresses changes nothing, and is stored', async () => {
  const remise = await new RemiseProvider().listen();
  const shop = await startApp({ env: { ...remise.env, CARD_SOURCES: '192.0.2.1' } });
  await buildArea(shop);
  const { user, form } = await register(shop);
  expect(await report(shop, form)).toMatchObject({ status: 422 });
  expect((await paymentOf(shop, numberOf(form))).state).toBe('waiting');
  expect(await messagesOf(shop, numberOf(form))).toMatchObject([{ verdict: 'refused', reason: 'wrong_source' }]);
  expect(await manualPaymentsOf(shop, user)).toEqual([]);
  await shop.close();
  await remise.close();
});
