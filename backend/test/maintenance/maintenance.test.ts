import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { Maintenance } from '../../src/modules/maintenance/maintenance.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let customer: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
  customer = await app.as(await buildCustomer(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await end();
});

const NONE = { maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null };
const start = (body: object = {}, caller = admin) =>
  caller.post('/admin/maintenance/start').send({ type: 1, content: '夜間作業', ...body });
const end = (caller = admin) => caller.post('/admin/maintenance/end').send({});
const current = async () => (await app.anonymous.get('/maintenance')).body;
const book = (caller: Caller) =>
  caller.post('/users/me/washRequests').send({
    sched_pickup_dt: '2026-11-26 13:00',
    sched_delivery_dt: '2026-11-30 13:00',
    count: 1,
  });

describe('maintenance', () => {
  test('begins at once without a start, and lasts until an operator ends it', async () => {
    const answer = await start({ end_dt: '2026-11-25T10:00' });
    const on = { maint_flg: 1, start_dt: null, end_dt: '2026-11-25 10:00:00', type: 1, content: '夜間作業' };
    expect([answer.status, answer.body]).toEqual([200, on]);
    app.clock.set('2026-11-25 22:00:00');
    expect(await current()).toEqual(on);
    const ended = await end();
    expect([ended.status, ended.body]).toEqual([200, NONE]);
    expect(await current()).toEqual(NONE);
  });

  test('that is planned begins at its start, to the second', async () => {
    await start({ start_dt: '2026-11-25 12:00:00' });
    expect((await current()).maint_flg).toBe(0);
    app.clock.set('2026-11-25 11:59:58');
    expect(await current()).toMatchObject({ maint_flg: 0, start_dt: '2026-11-25 12:00:00' });
    app.clock.set('2026-11-25 12:00:00');
    expect((await current()).maint_flg).toBe(1);
  });

  test('that is planned can be cancelled', async () => {
    await start({ start_dt: '2026-11-25 12:00:00' });
    expect((await end()).body).toEqual(NONE);
    app.clock.set('2026-11-25 12:00:00');
    expect((await current()).maint_flg).toBe(0);
  });

  test('is one at a time, also when operators start it together', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('dup');
    expect((await start({ start_dt: '2026-11-30 00:00' })).body.reason).toBe('dup');
    await end();
    expect((await app.database.manager.find(Maintenance)).filter(({ ended_at }) => ended_at === null)).toEqual([]);
  });

  test('that is over can be ended again', async () => {
    expect((await end()).status).toBe(200);
  });

  test.each<[string, object, string, string]>([
    ['no type', { type: undefined }, 'type', '必須項目です'],
    ['an unknown type', { type: 4 }, 'type', '入力値が不正です'],
    ['a start before now', { start_dt: '2026-11-25 08:59' }, 'start_dt', '現在より前の日時を設定することはできません'],
    ['an end before now', { end_dt: '2026-11-25 08:59' }, 'end_dt', '現在より前の日時を設定することはできません'],
    [
      'an end at the start',
      { start_dt: '2026-11-26 01:00', end_dt: '2026-11-26 01:00' },
      'end_dt',
      '終了日時は開始日時より後にしてください',
    ],
    ['an impossible date', { start_dt: '2026-02-30 01:00' }, 'start_dt', '日付が間違っています'],
  ])('is not begun with %s', async (_, body, field, text) => {
    const answer = await start(body);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
  });

  test.each([
    ['manager', ROLE_TYPE.manager, 200],
    ['leader', ROLE_TYPE.leader, 403],
    ['lowest', ROLE_TYPE.lowest, 403],
  ])('is begun by administrators and managers: %s', async (_, role_type, status) => {
    const staff = await app.as(await buildStaff(app, { role_type }));
    expect((await start({ start_dt: '2026-12-01 00:00' }, staff)).status).toBe(status);
    expect((await end(staff)).status).toBe(status);
  });
});

describe('while maintenance is on', () => {
  beforeEach(async () => {
    await start();
  });
  afterAll(() => end());

  test('customers read, but what they write waits', async () => {
    expect((await customer.get('/users/me/washRequests')).status).toBe(200);
    const answer = await book(customer);
    expect([answer.status, answer.body.reason]).toEqual([503, 'maintenance']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await end();
    expect((await book(customer)).status).toBe(201);
  });

  test.each([
    ['leader', ROLE_TYPE.leader],
    ['wash staff', ROLE_TYPE.wash],
    ['delivery staff', ROLE_TYPE.delivery],
    ['lowest', ROLE_TYPE.lowest],
  ])('%s are turned away, but for who they are, the masters and the notice', async (_, role_type) => {
    const user = await buildStaff(app, { role_type });
    const staff = await app.as(user);
    const list = await staff.get('/admin/users/myOfficeStaffs');
    expect([list.status, list.body.reason]).toEqual([403, 'maintenance']);
    for (const path of ['/users/me', '/masters', '/maintenance'])
      expect([path, (await staff.get(path)).status]).toEqual([path, 200]);
    expect((await app.anonymous.post('/login').send({ email: user.email, password: PASSWORD })).status).toBe(200);
    expect((await staff.post('/logout')).status).toBe(204);
  });

  test('administrators and managers go on', async () => {
    const manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
    for (const caller of [admin, manager]) {
      expect((await caller.get('/admin/users')).status).toBe(200);
      expect((await caller.post('/admin/washRequestLimit').send({ date: '2026-12-01', limit: 5 })).status).toBe(200);
    }
  });

  test('a customer signs in and out', async () => {
    const user = await buildCustomer(app);
    expect((await app.anonymous.post('/login').send({ email: user.email, password: PASSWORD })).status).toBe(200);
    expect((await (await app.as(user)).post('/logout')).status).toBe(204);
  });
});
