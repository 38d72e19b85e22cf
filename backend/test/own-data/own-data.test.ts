import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { OWN_DATA_PER_HOUR } from '../../src/modules/own-data/own-data-limit.interceptor.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { LineLinks } from '../../src/modules/notifications/line/line-links.js';
import { buildAdmin, buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { deliver } from '../harness/looks/delivered.js';
import { startWithAreas, THURSDAY } from '../harness/calls/own-requests.js';
import { newLineUser } from '../harness/providers/line-platform.js';
import { newPushBody } from '../harness/providers/push-browser.js';
import { runJob } from '../harness/calls/sandbox.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());

it('a customer’s own data is one file of all that happened, without a secret or anybody else’s name', async () => {
  const user = await buildCustomer(app, { referrer_code: '1' });
  const operator = await buildAdmin(app, { name1: '操作', name2: 'する人' });
  const admin = await app.as(operator);
  const caller = await app.as(user);
  const { code } = (await caller.post('/users/me/lineCode').expect(201)).body;
  const lineUser = newLineUser();
  await app.app.get(LineLinks, { strict: false }).link(lineUser, code.replace('-', ''));
  await caller.post('/users/me/pushDevices').send(newPushBody()).expect(204);
  await caller.post('/users/me/notifications').send({ kind: 'payments', is_on: false }).expect(200);
  const other = await buildCustomer(app, { name1: '他人' });
  await buildRequest(app, other);
  const booking = { ...THURSDAY, delivery_box_pw: 'door-9931', bikou: '裏口へ' };
  const { body: request } = await caller.post('/users/me/washRequests').send(booking).expect(201);
  await admin
    .post(`/admin/users/${user.id}/availableRequestCount`)
    .send({ available_request_count: 10, decreaseFlg: false })
    .expect(200);
  await admin.post(`/admin/users/${user.id}/managementNotes`).send({ management_notes: '社内メモ' }).expect(200);
  await buildSchedule(app, user, { delivery_box_pw: 'door-9931' });
  await caller.put('/users/me/weekRequests/weeks/2026-12-14').send({ moved_to: null }).expect(200);
  await app.database.inTransaction(() =>
    app.app
      .get(ManualPayments, { strict: false })
      .add({ userId: user.id, price: 900, month: '2026-11', pageId: 3, paymentMethodId: 2 }),
  );
  await deliver(app);
  await runJob(app, 'deliver-notifications');

  const answer = await caller.get('/users/me/data').expect(200);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('登録情報_2026-11-25.json'));
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body).toMatchObject({
    profile: { id: user.id, email: user.email, name1: '山田', phone_number: '09012345678' },
    referrer_code: '1',
    requests: [{ id: request.id, count: 1, bikou: '裏口へ', result_pickup_dt: null }],
    weekly_schedules: [{ from_month: '2026-12', pickup_time: '10:00' }],
    weekly_exceptions: [{ week_date: '2026-12-14', moved_to: null }],
    ledger: [
      { delta: 8, balance: 8, reason: 'grant', wash_request_id: null },
      { delta: -1, balance: 7, reason: 'request', wash_request_id: request.id },
      { delta: 3, balance: 10, reason: 'operator' },
    ],
    payments: [{ price: 900, channel: null, payment_method_id: 2, status_id: 1, is_refund: false }],
    mails: [{ recipient: user.email }, { recipient: user.email }],
    line_link: { line_user_id: lineUser },
    muted_notifications: ['payments'],
    push_devices: [{ service: 'fcm.googleapis.com' }],
    notifications: (['line', 'push'] as const).map((channel) => ({
      channel,
      subject: `集配のご依頼を受け付けました（受付番号 ${request.id}）`,
    })),
    sessions: [{ ended_at: null }],
  });
  for (const hidden of ['操作', '他人', 'door-9931', '社内メモ', 'argon2', 'password_hash', 'once_key'])
    expect(answer.text).not.toContain(hidden);
});

it('a customer’s own data names none of the staff who did the work', async () => {
  const user = await buildCustomer(app);
  const when = '2026-11-24 13:00:00';
  await buildRequest(app, user, {
    status: PROGRESS.delivered,
    result_pickup_dt: when,
    result_wash_dt: when,
    result_fold_dt: when,
    result_delivery_dt: when,
    result_pickup_by: 1,
    result_wash_by: 1,
    result_fold_by: 1,
    result_delivery_by: 1,
    sched_pickup_dt: when,
  });
  const { body } = await (await app.as(user)).get('/users/me/data').expect(200);
  expect(Object.keys(body.requests[0]).filter((key) => /_by$|staff/.test(key))).toEqual([]);
});

it('a company’s own data has its cost centres, and nothing of its people but what they booked', async () => {
  const company = await buildCompany(app);
  const clerk = await buildCompanyClerk(app, company, { name1: '利用者', name2: '次郎' });
  await buildRequest(app, company, { cost_centre: '営業部', booked_by: clerk.id });
  const { body, text } = await (await app.as(company)).get('/users/me/data').expect(200);
  expect(body.requests).toMatchObject([{ cost_centre: '営業部' }]);
  for (const hidden of [clerk.email, '利用者 次郎']) expect(text).not.toContain(hidden);
  await (await app.as(clerk)).get('/users/me/data').expect(403);
});

it('the file of a customer’s own data is made a few times an hour for each account', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const [caller, other] = [
      await limited.as(await buildCustomer(limited)),
      await limited.as(await buildCustomer(limited)),
    ];
    for (let times = 0; times < OWN_DATA_PER_HOUR; times += 1) await caller.get('/users/me/data').expect(200);
    await caller.get('/users/me/data').expect(429);
    await other.get('/users/me/data').expect(200);
  } finally {
    await limited.close();
  }
});
