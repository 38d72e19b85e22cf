import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { bagsOf, operationsOf, mailsOf } from '../harness/calls/own-requests.js';
import { mailsTo } from '../harness/looks/delivered.js';
import { monthly } from '../harness/calls/registration.js';
import {
  decide,
  formField,
  manualPaymentsOf,
  messagesOf,
  numberOf,
  paymentOf,
  payUnreported,
  report,
  runJob,
  type PaymentForm,
} from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let number = 0;
beforeAll(async () => {
  app = await startApp({
    breaks: {
      'no secret begins a session of an account that has ended': 'an account is deleted without what ends with it',
    },
  });
  await buildArea(app);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

interface Registered {
  readonly user: User;
  readonly ticket: string;
  readonly form: PaymentForm;
  readonly no: string;
  /** What the browser that began sends from now on. */
  readonly cookie: string;
  readonly headers: readonly string[];
}

async function register(fields: object = {}): Promise<Registered> {
  const email = `card${(number += 1)}@example.com`;
  const { body, headers: answered } = await app.anonymous
    .post('/register')
    .send({ ...monthly(email), ...fields })
    .expect(201);
  const user = await app.database.manager.findOneByOrFail(User, { email });
  expect(body.token).toBeUndefined();
  const headers = ([] as string[]).concat(answered['set-cookie'] ?? []);
  const [cookie = ''] = (headers[0] ?? '').split(';');
  return { user, ticket: body.ticket, form: body.payment, no: numberOf(body.payment), cookie, headers };
}
const statusOf = async ({ user }: Registered): Promise<number> =>
  (await app.database.manager.findOneByOrFail(User, { id: user.id })).status;

it('a registration by card answers a form for the provider, with what it costs, our number, and the address to report to', async () => {
  const { ticket, form, no } = await register();
  expect(new URL(form.url).pathname).toBe('/sandbox/card');
  expect(form.ret_url_path).toBe(`/register-complete/${ticket}`);
  expect(no).toMatch(/^[0-9a-f]{32}$/);
  expect([formField(form, 'TOTAL'), formField(form, 'JOB'), formField(form, 'AUTOCHARGE')]).toEqual([
    '13980',
    'CAPTURE',
    '1',
  ]);
  expect(formField(form, 'NOTIFY_URL')).toMatch(/\/api\/v1\/payments\/card\/notifications\/[0-9a-f]{64}$/);
  expect(await paymentOf(app, no)).toMatchObject({ state: 'waiting', amount: 13_980, page_id: 1, channel: 'card' });
});

it('paid: active, with the month’s bags, the card on file, and a token for the ticket', async () => {
  const registered = await register();
  const { user, ticket, no } = registered;
  await app.anonymous.get(`/getToken/${ticket}`).expect(404);
  await decide(app, no, 'approve');
  expect([await statusOf(registered), await bagsOf(app, user)]).toEqual([1, 8]);
  expect(await paymentOf(app, no)).toMatchObject({
    state: 'settled',
    settled_at: expect.any(String),
    refund_needed: false,
  });
  expect((await app.database.manager.findOneByOrFail(User, { id: user.id })).ac_user_id).toMatch(/^AC/);
  expect(await operationsOf(app, user)).toEqual([17, 21]);
  expect(await mailsOf(app, user)).toEqual(['registered_card', 'payment_received']);
  const [registration, paid] = await mailsTo(app, user.email);
  expect(registration?.body).toContain('カード会社のページでのお支払いは 11月26日(木) 09:00 まで承ります。');
  expect(paid?.subject).toBe('お支払いを確認しました');
  expect(paid?.body).toContain('今月分の8バッグを、11月30日(月)までのご依頼にご利用いただけます。\n専用のバッグは、');
  await app.anonymous.get(`/getToken/${ticket}`).expect(200);
});

it('a result that comes 50 times, ten at once, is applied once', async () => {
  const registered = await register();
  await decide(app, registered.no, 'approve', 50);
  expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 8]);
  expect(await messagesOf(app, registered.no)).toEqual([
    { outcome: 'settled', verdict: 'applied', reason: '', times: expect.any(Number) },
  ]);
  expect(await mailsOf(app, registered.user)).toEqual(['registered_card', 'payment_received']);
});

it('declined: provisional still; tried again on the provider’s page: active', async () => {
  const registered = await register();
  await decide(app, registered.no, 'decline');
  expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([0, 0]);
  expect(await mailsOf(app, registered.user)).toEqual(['registered_card', 'payment_declined']);
  await decide(app, registered.no, 'approve');
  expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 8]);
  await decide(app, registered.no, 'decline');
  expect(await paymentOf(app, registered.no)).toMatchObject({ state: 'settled' });
  expect(await statusOf(registered)).toBe(1);
});

describe('paid once more by who holds the ticket', () => {
  const again = (ticket: string) => app.anonymous.post('/register/payment').send({ ticket });

  it('after a card that was declined: another form under another number, which leads back to the same page', async () => {
    const registered = await register();
    await decide(app, registered.no, 'decline');
    const { body } = await again(registered.ticket).expect(201);
    expect(body).toEqual({
      ticket: registered.ticket,
      payment_no: expect.stringMatching(/^[0-9a-f]{32}$/),
      payment: expect.objectContaining({ ret_url_path: `/register-complete/${registered.ticket}` }),
      user: { id: registered.user.id, payment_method_id: 1 },
    });
    expect(body.payment_no).not.toBe(registered.no);
    expect(await paymentOf(app, body.payment_no)).toMatchObject({ state: 'waiting', amount: 13_980, page_id: 1 });
    await decide(app, body.payment_no, 'approve');
    expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 8]);
    await app.anonymous.get(`/getToken/${registered.ticket}`).expect(200);
  });

  it('declined, and asked for again by the same key: of the whole form, which names no way to pay', async () => {
    const registered = await register();
    await decide(app, registered.no, 'decline');
    const send = () => again(registered.ticket).set('Idempotency-Key', `again-${registered.no}`);
    await decide(app, (await send().expect(201)).body.payment_no, 'decline');
    const { body } = await send().expect(422);
    expect(body.refusals).toEqual([{ code: 'payment_declined', field: '' }]);
  });

  it('both paid: one month, and the second payment goes back', async () => {
    const registered = await register();
    const { body } = await again(registered.ticket).expect(201);
    await decide(app, body.payment_no, 'approve');
    await decide(app, registered.no, 'approve');
    expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 8]);
    expect(await paymentOf(app, registered.no)).toMatchObject({ state: 'settled', refund_needed: true });
  });

  it('not for an unknown ticket, one that is too old, or a registration that is paid', async () => {
    const [old, paid] = [await register(), await register()];
    await again('nobody').expect(404);
    await decide(app, paid.no, 'approve');
    await again(paid.ticket).expect(404);
    app.clock.set('2026-11-25 09:30:00');
    await again(old.ticket).expect(404);
    await again('').expect(422);
  });

  it('five times an hour', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    try {
      await buildArea(limited);
      const { body } = await limited.anonymous.post('/register').send(monthly('often@example.com')).expect(201);
      const pay = () => limited.anonymous.post('/register/payment').send({ ticket: body.ticket });
      const answers = [];
      for (let times = 0; times < 6; times += 1) answers.push((await pay()).status);
      expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await limited.close();
    }
  });
});

it('abandoned: expired after a day, and paid after all', async () => {
  const registered = await register();
  app.clock.set('2026-11-26 09:00:01');
  await runJob(app, 'reconcile-payments');
  await runJob(app, 'expire-payments');
  expect(await paymentOf(app, registered.no)).toMatchObject({ state: 'expired' });
  expect(await statusOf(registered)).toBe(0);
  await decide(app, registered.no, 'approve');
  expect(await statusOf(registered)).toBe(1);
});

it('paid after the account was deleted: to be refunded, and nobody becomes active', async () => {
  const registered = await register();
  await app.database.manager.update(User, { id: registered.user.id }, { deleted_at: NOW, email_key: null });
  await decide(app, registered.no, 'approve', 2);
  expect(await paymentOf(app, registered.no)).toMatchObject({ state: 'settled', refund_needed: true });
  expect(await statusOf(registered)).toBe(0);
  expect(await manualPaymentsOf(app, registered.user)).toMatchObject([
    { price: 13_980, is_refund: true, status_id: 1, bikou: '要返金', page_id: 1 },
  ]);
});

it('a first trial costs nothing, but its card is checked', async () => {
  const registered = await register({ plan_id: 't0_1' });
  expect([formField(registered.form, 'JOB'), formField(registered.form, 'TOTAL')]).toEqual(['CHECK', '0']);
  await decide(app, registered.no, 'approve');
  expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 1]);
});

describe('what is not the provider’s report of this payment changes nothing, and is stored', () => {
  it.each([
    ['an amount that is one yen less', { 'X-TOTAL': '13979' }, 'wrong_amount'],
    ['an amount that is one yen more', { 'X-TOTAL': '13981' }, 'wrong_amount'],
    ['no amount', { 'X-TOTAL': '' }, 'wrong_amount'],
    ['an amount that is none', { 'X-TOTAL': '1e4' }, 'wrong_amount'],
  ])('%s', async (_name, changes, reason) => {
    const registered = await register();
    expect(await report(app, registered.form, changes)).toMatchObject({ status: 422 });
    expect(await report(app, registered.form, changes)).toMatchObject({ status: 422 });
    expect([await statusOf(registered), (await paymentOf(app, registered.no)).state]).toEqual([0, 'waiting']);
    expect(await messagesOf(app, registered.no)).toEqual([
      { outcome: 'settled', verdict: 'refused', reason, times: 2 },
    ]);
    await payUnreported(app, registered.no);
    expect(await report(app, registered.form)).toEqual({ status: 200, text: '<SDBKDATA>STATUS=800</SDBKDATA>' });
    expect(await statusOf(registered)).toBe(1);
  });

  it('all that the form names, posted by whoever has the form, while nobody has paid', async () => {
    const registered = await register();
    for (let time = 0; time < 20; time += 1)
      expect(await report(app, registered.form, { 'X-TRANID': `MINE${time}` })).toMatchObject({ status: 200 });
    expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([0, 0]);
    expect(await messagesOf(app, registered.no)).toEqual([
      { outcome: 'settled', verdict: 'refused', reason: 'not_confirmed', times: 10 },
    ]);
    // The provider itself is heard at the next round at the latest.
    await payUnreported(app, registered.no);
    await runJob(app, 'reconcile-payments');
    expect(await statusOf(registered)).toBe(1);
  });

  it('nor is what it says of a failure: whoever pays after it has paid', async () => {
    const registered = await register();
    const declined = { 'X-ERRCODE': '2:2001', 'X-R_CODE': '2:2001', 'X-ERRLEVEL': '1' };
    await report(app, registered.form, declined);
    expect((await paymentOf(app, registered.no)).state).toBe('waiting');
    await decide(app, registered.no, 'approve');
    expect(await statusOf(registered)).toBe(1);
  });

  it('another address than its own', async () => {
    const [registered, other] = [await register(), await register()];
    const path = new URL(formField(other.form, 'NOTIFY_URL')).pathname;
    expect(await report(app, registered.form, {}, path)).toMatchObject({ status: 422 });
    expect([await statusOf(registered), await statusOf(other)]).toEqual([0, 0]);
    expect(await messagesOf(app, registered.no)).toMatchObject([{ verdict: 'refused', reason: 'wrong_secret' }]);
  });

  it('a number that is nobody’s', async () => {
    const registered = await register();
    const changes = { 'X-S_TORIHIKI_NO': 'f'.repeat(32) };
    expect(await report(app, registered.form, changes)).toMatchObject({ status: 422 });
    expect(await messagesOf(app, 'f'.repeat(32))).toMatchObject([{ verdict: 'refused', reason: 'unknown_number' }]);
  });

  it('the provider’s number of another payment', async () => {
    const [one, other] = [await register(), await register()];
    await decide(app, one.no, 'approve');
    const { provider_ref } = await paymentOf(app, one.no);
    expect(await report(app, other.form, { 'X-TRANID': provider_ref ?? '' })).toMatchObject({ status: 422 });
    expect([await statusOf(one), await statusOf(other)]).toEqual([1, 0]);
  });

  it.each(['', '%', 'x=1&x=2', '%ff%fe=%00', 'X-TRANID=1'])('bytes that say nothing: %j', async (body) => {
    const { form } = await register();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${app.url}${new URL(formField(form, 'NOTIFY_URL')).pathname}`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400);
  });
});

describe('the address to which the browser comes back', () => {
  const goBack = async ({ form }: Registered, cookie = '', method = 'GET') => {
    const body = new URLSearchParams({ 'X-TOTAL': '13980', 'X-R_CODE': '0:0000' });
    const url = `${app.url}${new URL(formField(form, 'RETURL')).pathname}`;
    const init = { headers: { cookie }, redirect: 'manual', ...(method === 'POST' && { method, body }) } as const;
    const answer = await fetch(url, init);
    return [answer.status, answer.headers.get('location')?.replace(app.url, '')];
  };

  it('leads the browser that began to its page, whatever it brings', async () => {
    const registered = await register();
    const page = `/register-complete/${registered.ticket}?payment=${registered.no}`;
    expect(await goBack(registered, registered.cookie)).toEqual([303, page]);
    expect(await goBack(registered, registered.cookie, 'POST')).toEqual([303, page]);
    expect(await statusOf(registered)).toBe(0);
  });

  it('leads any other browser to the payment’s state: no ticket leaves, paid or not', async () => {
    const [registered, other] = [await register(), await register()];
    const state = `/payment-state?payment=${registered.no}`;
    const forged = registered.cookie.replace(/=.*/, `=${other.cookie.split('=')[1]}`);
    for (const cookie of ['', other.cookie, forged, `${registered.cookie.split('=')[0]}=`, 'x; =; ;'])
      expect(await goBack(registered, cookie)).toEqual([303, state]);
    await decide(app, registered.no, 'approve');
    expect(await goBack(registered)).toEqual([303, state]);
    await app.anonymous.get(`/getToken/${registered.ticket}`).expect(200);
  });

  it('is come to again by a link after a post, with which no cookie comes from another site', async () => {
    const registered = await register();
    const own = new URL(formField(registered.form, 'RETURL')).pathname;
    expect(await goBack(registered, '', 'POST')).toEqual([303, own]);
  });

  it('is nowhere without a number', async () => {
    for (const way of ['card', 'paypay']) {
      await app.anonymous.get(`/payments/${way}/return/${'0'.repeat(32)}`).expect(404);
      await app.anonymous.get(`/payments/${way}/return/__proto__`).expect(404);
    }
  });

  it('knows its browser by a cookie that no script reads, and no other site’s post brings', async () => {
    const [cookie = ''] = (await register()).headers;
    expect(cookie).toMatch(/^payment-[0-9a-f]{8}=[0-9a-f]{64}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    const shop = await startApp({ env: { PUBLIC_URL: 'https://laundry.example' } });
    await buildArea(shop);
    const { headers } = await shop.anonymous.post('/register').send(monthly('secure@example.com')).expect(201);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-payment-[0-9a-f]{8}=[0-9a-f]{64}; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    await shop.close();
  });
});

it('the same request with the same key is answered the same form', async () => {
  const body = monthly(`card${(number += 1)}@example.com`);
  const send = () => app.anonymous.post('/register').set('idempotency-key', body.email).send(body).expect(201);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(numberOf(first.body.payment)).toMatch(/^[0-9a-f]{32}$/);
});

it('the same request with the same key gets no form once it is paid, and is refused once nobody can pay it', async () => {
  const sendAs = (email: string) => app.anonymous.post('/register').set('idempotency-key', email).send(monthly(email));
  const paid = `card${(number += 1)}@example.com`;
  const { body: first } = await sendAs(paid).expect(201);
  await decide(app, numberOf(first.payment), 'approve');
  const { payment: _form, ...rest } = first;
  expect((await sendAs(paid).expect(201)).body).toEqual(rest);
  const left = `card${(number += 1)}@example.com`;
  await decide(app, numberOf((await sendAs(left).expect(201)).body.payment), 'cancel');
  expect((await sendAs(left).expect(422)).body.errors).toHaveProperty('payment_method_id');
});

it('a result that was lost is asked for', async () => {
  const registered = await register();
  const { no, form } = registered;
  const page = await fetch(`${app.url}/sandbox/card`, {
    method: 'POST',
    body: new URLSearchParams(form.form_params.map(({ name, value }): [string, string] => [name, value])),
  });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('13,980円')]);
  // The report goes astray: its address is one that the server does not know.
  await payUnreported(app, no);
  expect(await statusOf(registered)).toBe(0);
  app.clock.set('2026-11-25 09:06:00');
  await runJob(app, 'reconcile-payments');
  expect([await statusOf(registered), await bagsOf(app, registered.user)]).toEqual([1, 8]);
});

it('anybody with the number of a payment may ask for its state, and for nothing else', async () => {
  const { no } = await register();
  const { body } = await app.anonymous.get(`/payments/state/${no}`).expect(200);
  expect(body).toEqual({
    no,
    page_id: 1,
    payment_method: 1,
    amount: 13_980,
    state: 'waiting',
    refund_needed: false,
    pay_until: '2026-11-26 09:00:00',
  });
  await app.anonymous.get(`/payments/state/${'0'.repeat(32)}`).expect(404);
});
