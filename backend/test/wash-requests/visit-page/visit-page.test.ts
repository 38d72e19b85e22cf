import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildAdmin, buildCustomer } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import {
  bagsOf,
  cancel,
  mailsOf,
  post,
  rowOf,
  signedIn,
  startWithAreas,
  THURSDAY,
} from '../../harness/calls/own-requests.js';
import { NOW, startApp, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'an account that has ended has no request that nobody began': 'an account is deleted without what ends with it',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const open = (secret: string) => app.anonymous.get(`/visits/${secret}`);
const secretOf = async (id: number): Promise<string> => clearText((await rowOf(app, id)).visit_secret);
const bodyOf = async (userId: number, template: string): Promise<string> =>
  clearText((await app.database.manager.findOneByOrFail(Mail, { user_id: userId, template })).body);

async function underMaintenance(act: () => Promise<void>): Promise<void> {
  const admin = await app.as(await buildAdmin(app));
  await admin.post('/admin/maintenance/start').send({ type: 1, content: '' }).expect(200);
  try {
    await act();
  } finally {
    await admin.post('/admin/maintenance/end').send({}).expect(200);
  }
}

describe('the page of a request', () => {
  it('opens by the link of its mails, without sign-in, and is kept and found by nobody', async () => {
    const { user, caller } = await signedIn(app, { name1: '月野' });
    const { body: request } = await post(caller, THURSDAY).expect(201);
    const [, secret = ''] = /\/visit\/([\w-]{43})\n/.exec(await bodyOf(user.id, 'request_received')) ?? [];
    const { body, headers } = await open(secret).expect(200);
    expect(body).toMatchObject({ id: request.id, name: '月●', count: 1, status: 0, cancel_kind: null });
    expect(body).toMatchObject({ sched_pickup_dt: THURSDAY.sched_pickup_dt, result_pickup_dt: null });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    await cancel(caller, request.id).expect(204);
    expect(await bodyOf(user.id, 'request_cancelled')).toContain(`/visit/${secret}\n`);
    expect((await open(secret).expect(200)).body.cancel_kind).toBe(CANCEL_KIND.customer);
  });

  it('tells nothing of who somebody is, where they live and how to get in', async () => {
    const told = { phone_number: '08077776666', email: 'tsukino-canary@example.com' };
    const user = await buildCustomer(app, { name1: '月野', name2: '可憐', send_addr_detail2: '秘密町5-5', ...told });
    const { id } = await buildRequest(app, user, { delivery_box_pw: 'door-5150', bikou: '裏口の鍵は植木鉢' });
    const { text } = await open(await secretOf(id)).expect(200);
    const address = [user.send_addr_zipcode, user.send_addr_detail1, user.send_addr_detail2];
    for (const hidden of ['月野', '可憐', 'door-5150', '植木鉢', ...Object.values(told), ...address])
      expect(text).not.toContain(hidden);
  });

  it('is one for each request', async () => {
    const user = await buildCustomer(app);
    const first = await buildRequest(app, user);
    const second = await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 13:00:00' });
    expect((await open(await secretOf(first.id)).expect(200)).body.id).toBe(first.id);
    expect((await open(await secretOf(second.id)).expect(200)).body.id).toBe(second.id);
  });

  it.each([
    ['delivered', { status: PROGRESS.delivered, result_delivery_dt: '2026-11-30 18:00:00' }],
    ['cancelled', { cancelled_at: '2026-11-30 18:00:00', cancel_kind: CANCEL_KIND.operator }],
  ])('closes two days after it was %s', async (_, end) => {
    const { id } = await buildRequest(app, await buildCustomer(app), end);
    const secret = await secretOf(id);
    app.clock.set('2026-12-02 17:59:59');
    await open(secret).expect(200);
    app.clock.set('2026-12-02 18:00:00');
    await open(secret).expect(404);
  });

  it('answers alike what is unknown, over, unpaid, of a deleted customer, and no secret at all', async () => {
    const user = await buildCustomer(app);
    const over = await buildRequest(app, user, { cancelled_at: '2026-11-20 09:00:00', cancel_kind: 1 });
    const unpaid = await buildRequest(app, user, { plan_id: 'tx_1', pay_by: '2026-11-25 09:30:00' });
    const leaver = await buildCustomer(app);
    const left = await buildRequest(app, leaver);
    await app.database.manager.update(User, { id: leaver.id }, { deleted_at: NOW, email_key: null });
    const unknown = await open('A'.repeat(43)).expect(404);
    const hash = (await rowOf(app, left.id)).visit_hash ?? '';
    const secrets = await Promise.all([over, unpaid, left].map(({ id }) => secretOf(id)));
    for (const secret of [...secrets, hash, 'null', '%00', "'--", 'x'.repeat(90)])
      expect((await open(secret)).body).toEqual(unknown.body);
  });

  it('stays open for laundry that is on its way back when its customer has left', async () => {
    const user = await buildCustomer(app, { status: 90, withdrawal_dt: '2026-11-24 23:59:59' });
    const { id } = await buildRequest(app, user, { status: PROGRESS.washed, result_pickup_dt: '2026-11-23 10:00:00' });
    await open(await secretOf(id)).expect(200);
  });

  it('goes on being read during maintenance', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const secret = await secretOf(id);
    await underMaintenance(async () => {
      await open(secret).expect(200);
    });
  });

  it.each([
    ['missed', { sched_pickup_dt: '2026-11-24 10:00:00' }, '2026-11-27 00:00:00'],
    ['to come', {}, null],
    ['tried before its time', { sched_pickup_dt: '2026-11-25 10:00:00', absence_status: 1 }, '2026-11-28 00:00:00'],
    ['tried twice before', { sched_pickup_dt: '2026-11-25 10:00:00', absence_status: 3 }, '2026-11-28 00:00:00'],
    ['done', { sched_pickup_dt: '2026-11-24 10:00:00', status: 1, result_pickup_dt: '2026-11-24 10:05:00' }, null],
  ] as const)('says of a pickup that is %s when it is cancelled by itself', async (_, row, auto_cancel_dt) => {
    const { id } = await buildRequest(app, await buildCustomer(app), row);
    expect((await open(await secretOf(id)).expect(200)).body.auto_cancel_dt).toBe(auto_cancel_dt);
  });

  it('has its secret nowhere in clear, and shows it to no operator', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const secret = await secretOf(id);
    const [stored] = await app.database.query<object>('SELECT * FROM wash_requests WHERE id = ?', [id]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const admin = await app.as(await buildAdmin(app));
    const letter = await admin.get(`/admin/washRequest/${id}/absenceMail`).expect(200);
    expect(letter.body.body).toContain('/visit/***\n');
    for (const path of [`/admin/washRequest/${id}`, `/admin/washRequests/${id}`])
      expect((await admin.get(path)).text).not.toMatch(/visit_(?:secret|hash)/);
    expect(letter.text).not.toContain(secret);
  });

  it('is none for a request from before there were such pages; its mails lead to the customer’s list', async () => {
    const { user, caller } = await signedIn(app);
    const { id } = await buildRequest(app, user);
    await app.database.manager.update(WashRequest, { id }, { visit_secret: null, visit_hash: null });
    await cancel(caller, id).expect(204);
    expect(await bodyOf(user.id, 'request_cancelled')).not.toContain('/visit/');
  });
});

const lastOperation = (userId: number): Promise<OperationHistory> =>
  app.database.manager.findOneOrFail(OperationHistory, { where: { user_id: userId }, order: { id: 'DESC' } });

describe('from its page a request', () => {
  it.each([
    [{ plan_id: 't8_2' }, { use: 'month', until: '2026-11-30' }],
    [{ plan_id: 'tx_2' }, { use: 'onetime', until: '2026-11-30' }],
    [
      { plan_id: 'tx_2', is_company: true, company_name: '株式会社月' },
      { use: 'onetime_reviewed', until: '2026-11-30' },
    ],
    [{ plan_id: 'tx_2', status: USER_STATUS.suspended }, null],
  ])('is cancelled as its customer cancels it (%j), and the history says by what', async (account, bags_back) => {
    const user = await buildCustomer(app, account);
    const { id } = await buildRequest(app, user, { count: 3, plan_id: 't8_2' });
    const secret = await secretOf(id);
    expect((await open(secret)).body).toMatchObject({ canCancel: true, bags_back });
    await app.anonymous.delete(`/visits/${secret}`).expect(204);
    expect(await bagsOf(app, user)).toBe(8);
    expect(await mailsOf(app, user)).toEqual(['request_cancelled']);
    expect(await lastOperation(user.id)).toMatchObject({
      operation_type: OPERATION.requestCancelled,
      operation_user_id: user.id,
      changes: '{"by_link":[null,null]}',
    });
    const over = { cancel_kind: 1, canCancel: false, pickup_times: [], bags_back: null };
    expect((await open(secret)).body).toMatchObject(over);
    await app.anonymous.delete(`/visits/${secret}`).expect(404);
    await app.anonymous.put(`/visits/${secret}`).send({ sched_pickup_dt: '2026-11-26 15:00:00' }).expect(404);
    expect(await bagsOf(app, user)).toBe(8);
  });

  it.each([
    ['2026-11-26 10:59:00', 204],
    ['2026-11-26 11:00:00', 409],
  ])('is cancelled within its deadline only: at %s of a pickup at 13:00 is %i', async (now, status) => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const secret = await secretOf(id);
    app.clock.set(now);
    expect((await open(secret)).body.canCancel).toBe(status === 204);
    const { body } = await app.anonymous.delete(`/visits/${secret}`).expect(status);
    if (status === 409) expect(body.reason).toBe('time_limit_exceeded');
  });

  it('is cancelled once, however many press at once', async () => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { count: 3 });
    const secret = await secretOf(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.anonymous.delete(`/visits/${secret}`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await bagsOf(app, user)).toBe(8);
  });

  it('moves to a later time of the same day that it offers', async () => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_delivery_dt: '2026-11-30 18:00:00' });
    const secret = await secretOf(id);
    const { pickup_times: times } = (await open(secret).expect(200)).body;
    expect(times[0]).toBe('2026-11-26 15:00:00');
    const moved = await app.anonymous.put(`/visits/${secret}`).send({ sched_pickup_dt: times[0] }).expect(200);
    expect(moved.body).toMatchObject({ id, sched_pickup_dt: times[0] });
    expect(await mailsOf(app, user)).toEqual(['request_changed']);
    expect(await lastOperation(user.id)).toMatchObject({
      operation_type: OPERATION.requestChanged,
      operation_user_id: user.id,
    });
    expect((await lastOperation(user.id)).changes).toContain('"by_link"');
    // Sent again, it is no change.
    await app.anonymous.put(`/visits/${secret}`).send({ sched_pickup_dt: times[0] }).expect(200);
    expect(await mailsOf(app, user)).toHaveLength(1);
  });

  it.each([
    [{ sched_pickup_dt: '2026-11-27 15:00:00' }, 422, 'sched_pickup_dt', 'same_day_only'],
    [{ sched_delivery_dt: '2026-12-01 13:00:00' }, 422, 'sched_delivery_dt', 'same_day_only'],
    [{ sched_pickup_dt: '2026-11-26 13:30:00' }, 422, 'sched_pickup_dt', 'pickup_after_original'],
    [{ sched_pickup_dt: '2026-11-26 15:10:00' }, 422, 'sched_pickup_dt', 'invalid_area_time'],
  ])('does not move to %j', async (body, status, field, code) => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const answer = await app.anonymous
      .put(`/visits/${await secretOf(id)}`)
      .send(body)
      .expect(status);
    expect(answer.body.refusals).toEqual([expect.objectContaining({ field, code })]);
  });

  it('takes no door code and nothing else', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const secret = await secretOf(id);
    for (const body of [{ delivery_box_pw: '1234' }, { count: 5 }, { bikou: 'x' }])
      await app.anonymous.put(`/visits/${secret}`).send(body).expect(422);
  });

  it('is not changed by the link of another', async () => {
    const user = await buildCustomer(app);
    const first = await buildRequest(app, user);
    const second = await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 13:00:00' });
    await app.anonymous.delete(`/visits/${await secretOf(first.id)}`).expect(204);
    expect((await rowOf(app, second.id)).cancelled_at).toBeNull();
  });

  it('is not changed during maintenance', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    const secret = await secretOf(id);
    await underMaintenance(async () => {
      const { body } = await app.anonymous.delete(`/visits/${secret}`).expect(503);
      expect(body.reason).toBe('maintenance');
      await app.anonymous.put(`/visits/${secret}`).send({ sched_pickup_dt: '2026-11-26 15:00:00' }).expect(503);
    });
    expect((await rowOf(app, id)).cancelled_at).toBeNull();
  });

  it('of a customer who was suspended is not moved', async () => {
    const user = await buildCustomer(app, { status: 2 });
    const { id } = await buildRequest(app, user);
    const body = { sched_pickup_dt: '2026-11-26 15:00:00' };
    await app.anonymous
      .put(`/visits/${await secretOf(id)}`)
      .send(body)
      .expect(403);
  });
});

it('the page of a visit is asked for a hundred times a minute by one network, no more', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const asked = Array.from({ length: 101 }, () => limited.anonymous.get('/visits/none'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
