import { PaymentAttempt } from '../../src/modules/payments/core/payment-attempt.entity.js';
import type { PaymentDetailView } from '../../src/modules/payments/inquiry/payment-detail.view.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildStaff } from '../harness/rows/build-people.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { monthly } from '../harness/calls/registration.js';
import {
  decide,
  formField,
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
  const email = `inquiry${(number += 1)}@example.com`;
  const { body } = await app.anonymous.post('/register').send(monthly(email)).expect(201);
  const user = await app.database.manager.findOneByOrFail(User, { email });
  const form = body.payment as PaymentForm;
  const { id } = await paymentOf(app, numberOf(form));
  return { user, form, id, no: numberOf(form) };
}
const ask = (id: number) => admin.post(`/admin/payments/${id}/ask`);
const detailOf = async (id: number): Promise<PaymentDetailView> =>
  (await admin.get(`/admin/payments/${id}`).expect(200)).body as PaymentDetailView;

it('asks the provider at once, and what it says counts', async () => {
  const { id, no, user } = await register();
  await payUnreported(app, no);
  expect(await detailOf(id)).toMatchObject({ state: 'waiting', may_ask: true, attempts: [], messages: [] });
  const { body } = await ask(id).expect(200);
  expect(body).toMatchObject({
    id,
    no,
    state: 'settled',
    may_ask: false,
    user_id: user.id,
    name1: user.name1,
    channel: 'card',
    attempts: [{ kind: 'query', state: 'answered', outcome: 'settled', trouble: null }],
    messages: [{ source: 'query', outcome: 'settled', verdict: 'applied', reason: '' }],
  });
  expect((await app.database.manager.findOneByOrFail(User, { id: user.id })).status).toBe(1);
});

it('keeps nothing of an answer by which a card could be charged', async () => {
  const { id, no, user } = await register();
  await payUnreported(app, no);
  await ask(id).expect(200);
  const { ac_user_id: card } = await app.database.manager.findOneByOrFail(User, { id: user.id });
  const [attempt] = await app.database.manager.findBy(PaymentAttempt, { payment_id: id });
  expect(card).toEqual(expect.any(String));
  expect(attempt?.answer).toContain('"outcome":"settled"');
  expect(attempt?.answer).not.toContain(card);
});

it('does not ask about what is settled, nor what is not there', async () => {
  const { id, no } = await register();
  await decide(app, no, 'approve');
  const { body } = await ask(id).expect(409);
  expect(body).toMatchObject({ reason: 'stale' });
  await ask(999_999).expect(404);
  await admin.get('/admin/payments/999999').expect(404);
});

it('asks once of two who ask at the same time', async () => {
  const { id } = await register();
  const answers = await Promise.all([ask(id), ask(id), ask(id)]);
  const attempts = await app.database.manager.countBy(PaymentAttempt, { payment_id: id });
  expect(attempts).toBe(answers.filter(({ status }) => status === 200).length);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

it.each([1, 2])(
  'is tried again where the database makes way for another writer of the payment, at write %i',
  async (at) => {
    const { id, no } = await register();
    await payUnreported(app, no);
    const { sent, result } = await refuseOnce(app, /^UPDATE .payments. SET .next_ask_at./, at, () => ask(id));
    expect([result.status, result.body.state, sent]).toEqual([200, 'settled', 3]);
  },
);

it('tells what was asked and said of a payment, refused messages too', async () => {
  const { id, form } = await register();
  const total = Number(formField(form, 'TOTAL'));
  await report(app, form, { 'X-TOTAL': String(total - 1) });
  const { messages } = await detailOf(id);
  expect(messages).toMatchObject([
    { source: 'notification', amount: total - 1, verdict: 'refused', reason: 'wrong_amount', times: 1 },
  ]);
});

it('lists the calls by state, kind, customer and span, and tells no secret of an answer', async () => {
  const { id, user } = await register();
  const began = { payment_id: id, kind: 'start' as const, began_at: '2026-11-25 12:00:00', ended_at: null };
  const answer = '{"kind":"report","report":{"outcome":"declined","amount":5,"ref":"R1","cardMember":"secret"}}';
  await app.database.manager.insert(PaymentAttempt, [
    { ...began, state: 'answered', answer },
    { ...began, began_at: '2026-11-25 12:30:00', state: 'unknown', answer: 'Error: answered 503' },
  ]);
  const list = async (filter: object) =>
    (
      await admin
        .get('/admin/paymentAttempts')
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body;
  const mine = await list({ user_id: user.id });
  expect(mine).toMatchObject([
    { state: 'unknown', trouble: 'answered 503', outcome: null },
    { state: 'answered', outcome: 'declined', amount: 5, ref: 'R1', trouble: null, payment_state: 'waiting' },
  ]);
  expect(JSON.stringify(mine)).not.toContain('secret');
  expect(await list({ user_id: user.id, state: 'unknown' })).toHaveLength(1);
  expect(await list({ user_id: user.id, kind: 'query' })).toEqual([]);
  expect(await list({ user_id: user.id, to: '2026-11-25 12:10:00' })).toEqual([mine[1]]);
  const { headers } = await admin.get('/admin/paymentAttempts').query({ range: '[0,0]' }).expect(200);
  expect(headers['content-range']).toMatch(/^paymentAttempts 0-0\/\d+$/);
});

it('the list of payment calls is for administrators, and refuses what it does not know', async () => {
  const { id } = await register();
  const manager = await app.as(await buildStaff(app, { role_type: 1 }));
  await manager.get('/admin/paymentAttempts').expect(403);
  await manager.get(`/admin/payments/${id}`).expect(403);
  await manager.post(`/admin/payments/${id}/ask`).expect(403);
  for (const query of [{ filter: '{"state":"x"}' }, { kind: 'x' }, { sort: '["answer","ASC"]' }, { from: 'x' }])
    await admin.get('/admin/paymentAttempts').query(query).expect(422);
});
