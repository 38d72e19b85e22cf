import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import type { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { SandboxProvider } from '../../src/modules/payments/sandbox/sandbox-provider.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildStaff } from '../harness/rows/build-people.js';
import { monthly } from '../harness/calls/registration.js';
import {
  decide,
  formField,
  manualPaymentsOf,
  numberOf,
  paymentOf,
  payUnreported,
  report,
  type PaymentForm,
} from '../harness/calls/sandbox.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let number = 0;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

async function register() {
  const email = `refused${(number += 1)}@example.com`;
  const { body } = await app.anonymous.post('/register').send(monthly(email)).expect(201);
  const user = await app.database.manager.findOneByOrFail(User, { email });
  return { user, form: body.payment as PaymentForm };
}
const list = async (filter: object, sort?: readonly [string, string]) =>
  (
    await admin
      .get('/admin/paymentMessages')
      .query({ filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) })
      .expect(200)
  ).body;

it('what changed nothing is told with its payment and how often it came; what was taken is not', async () => {
  const { user, form } = await register();
  const total = Number(formField(form, 'TOTAL'));
  for (let time = 0; time < 3; time += 1)
    expect(await report(app, form, { 'X-TOTAL': String(total - 1) })).toMatchObject({ status: 422 });
  await decide(app, numberOf(form), 'approve', 2);
  const { id, state } = await paymentOf(app, numberOf(form));
  expect(state).toBe('settled');
  expect(await list({ user_id: user.id })).toEqual([
    {
      id: expect.any(Number),
      received_at: expect.stringMatching(/^2026-11-25 09:/),
      channel: 'card',
      source: 'notification',
      no: numberOf(form),
      outcome: 'settled',
      amount: total - 1,
      reason: 'wrong_amount',
      times: 3,
      payment_id: id,
      payment_amount: total,
      payment_state: 'settled',
      user_id: user.id,
      name1: user.name1,
      name2: user.name2,
    },
  ]);
});

it('a number that is nobody’s is told, too; the latest first, by span, and sorted as wished', async () => {
  const { user, form } = await register();
  const other = await register();
  app.clock.set('2026-11-25 10:00:00');
  const path = new URL(formField(other.form, 'NOTIFY_URL')).pathname;
  await report(app, form, {}, path);
  app.clock.set('2026-11-25 11:00:00');
  await report(app, form, { 'X-S_TORIHIKI_NO': 'nobody' });
  const late = await list({ from: '2026-11-25 10:00:00' });
  expect(late).toMatchObject([
    { no: 'nobody', reason: 'unknown_number', payment_id: null, user_id: null, name1: null },
    { no: numberOf(form), reason: 'wrong_secret', user_id: user.id },
  ]);
  expect(await list({ from: '2026-11-25 10:00:00' }, ['id', 'ASC'])).toEqual([...late].reverse());
  expect(await list({ from: '2026-11-25 10:00:00', to: '2026-11-25 10:59:59' })).toEqual([late[1]]);
  expect(await list({ id: [late[0].id] })).toEqual([late[0]]);
  const { headers } = await admin.get('/admin/paymentMessages').query({ range: '[0,0]' }).expect(200);
  expect(headers['content-range']).toBe('paymentMessages 0-0/3');
});

it('the list of refused messages is for administrators, and refuses what it does not know', async () => {
  const manager = await app.as(await buildStaff(app, { role_type: 1 }));
  await manager.get('/admin/paymentMessages').expect(403);
  await admin.get('/admin/paymentMessages').query({ filter: '{"verdict":"applied"}' }).expect(422);
  await admin.get('/admin/paymentMessages').query({ sort: '["event_key","ASC"]' }).expect(422);
});

const wrong = (form: PaymentForm, by: number) => {
  const total = Number(formField(form, 'TOTAL'));
  return report(app, form, { 'X-TOTAL': String(total + by), 'X-TRANID': `T${by}` });
};
const setDone = (row: ManualPayment) => admin.post(`/payments/${row.id}/status`).send({ status_id: 2 });

it('wrong amounts of a form that nobody has paid are each answered, and are no work of the operators’', async () => {
  const { user, form } = await register();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => wrong(form, place + 1)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await paymentOf(app, numberOf(form))).state).toBe('waiting');
  const asked = await app.database.manager.find(PaymentAttempt, { where: { kind: 'query' }, order: { id: 'DESC' } });
  expect(asked[0]).toMatchObject({ payment_id: (await paymentOf(app, numberOf(form))).id, state: 'answered' });
  expect(await manualPaymentsOf(app, user)).toEqual([]);
  await Promise.all([decide(app, numberOf(form), 'approve'), wrong(form, 30), wrong(form, 31)]);
  expect((await paymentOf(app, numberOf(form))).state).toBe('settled');
  expect(await manualPaymentsOf(app, user)).toEqual([]);
});

it('a wrong amount that the provider confirms is shown to operators once, who cannot settle it', async () => {
  const { user, form } = await register();
  const provider = app.app.get(SandboxProvider, { strict: false });
  await provider.open('card', numberOf(form), Number(formField(form, 'TOTAL')) - 1, {});
  await payUnreported(app, numberOf(form));
  await Promise.all([wrong(form, -1), wrong(form, -1)]);
  const [row, ...more] = await manualPaymentsOf(app, user);
  if (row === undefined) throw new Error('nothing is shown');
  expect([row, more]).toMatchObject([{ status_id: 1, bikou: expect.stringContaining('金額') }, []]);
  const { body } = await setDone(row).expect(422);
  const price = Number(formField(form, 'TOTAL')) - 1;
  expect(body.refusals).toEqual([{ code: 'provider_says_amount', field: 'status_id', params: { price } }]);
  expect((await paymentOf(app, numberOf(form))).state).toBe('waiting');
  expect((await app.database.manager.findOneByOrFail(User, { id: user.id })).status).toBe(0);
});

it('what a forger makes up of a number is one row a day, however often and whatever is said', async () => {
  const { user, form } = await register();
  const path = new URL(formField(form, 'NOTIFY_URL')).pathname.replace(/....$/, '0000');
  for (let time = 0; time < 5; time += 1) await report(app, form, { 'X-TOTAL': String(time) }, path);
  expect(await list({ user_id: user.id })).toMatchObject([{ reason: 'wrong_secret', times: 5 }]);
});
