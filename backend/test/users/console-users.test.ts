import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { StoppedInfo } from '../../src/modules/users/suspensions/stopped-info.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let boss: User;
let admin: Caller;
let sato: User;
let suzuki: User;
let onetime: User;
let deleted: User;

beforeAll(async () => {
  app = await startApp();
  boss = await buildAdmin(app, { plan_id: '', send_addr_zipcode: '', created_at: '2026-01-01 00:00:00' });
  admin = await app.as(boss);
  await buildStaff(app);
  sato = await buildCustomer(app, {
    name1: '佐藤',
    name2: '花子',
    kana1: 'サトウ',
    kana2: 'ハナコ',
    email: 'hanako_100%@example.com',
    phone_number: '0312345678',
    send_addr_zipcode: '1500001',
    created_at: '2026-11-10 00:00:00',
    is_company: true,
    company_name: '佐藤商店',
  });
  suzuki = await buildCustomer(app, {
    name1: '鈴木',
    name2: 'Taro',
    kana1: 'スズキ',
    kana2: 'タロウ',
    email: 'taro@example.com',
    email2: 'sec-ond@example.com',
    phone_number: '09099998888',
    send_addr_zipcode: '1600022',
    status: 2,
    created_at: '2026-11-11 23:59:59',
    available_request_count: 3,
  });
  onetime = await buildCustomer(app, {
    plan_id: 'tx_1',
    available_request_count: 0,
    created_at: '2026-11-12 10:00:00',
  });
  deleted = await buildCustomer(app, { deleted_at: '2026-11-20 10:00:00', email_key: null });
});
afterAll(() => app.close());

const list = (query: Record<string, unknown>, caller = admin) =>
  caller.get('/admin/users').query(Object.fromEntries(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)])));
const idsOf = async (filter: object) =>
  ((await list({ filter })).body as User[]).map(({ id }) => id).sort((a, b) => a - b);

describe('the user list', () => {
  test('shows monthly customers and administrators, newest first; no staff, nobody one-time or deleted', async () => {
    const answer = await list({});
    expect(answer.status).toBe(200);
    expect((answer.body as User[]).map(({ id }) => id)).toEqual([suzuki.id, sato.id, boss.id]);
    expect(answer.headers['content-range']).toBe('users 0-2/3');
    expect(answer.headers['x-active-count']).toBe('1');
  });

  test('the one-time list has the one-time customers, and counts the active ones of its own kind', async () => {
    const answer = await list({ filter: { onetime: true, name: 'nobody' } });
    expect([answer.body, answer.headers['content-range'], answer.headers['x-active-count']]).toEqual([
      [],
      'users */0',
      '1',
    ]);
    expect(await idsOf({ onetime: true })).toEqual([onetime.id]);
  });

  test('a row has every field of a customer, and never a password hash', async () => {
    await app.database.manager.insert(StoppedInfo, {
      user_id: suzuki.id,
      type: 1,
      solved: false,
      updated_at: app.clock.now(),
    });
    const [row] = (await list({ filter: { id: suzuki.id } })).body;
    expect(row).toMatchObject({
      id: suzuki.id,
      name1: '鈴木',
      plan_id: 't8_2',
      valid_from: expect.any(String),
      is_first_plan: true,
      is_company: false,
      available_request_count: 3,
      has_oil_treatment: null,
      status: 2,
      is_admin: 0,
      user_id: suzuki.id,
    });
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(JSON.stringify(row)).not.toContain('argon2');
    const [other] = (await list({ filter: { id: sato.id } })).body;
    expect([other.user_id, other.is_company]).toEqual([null, true]);
  });

  test.each<[string, object, () => number[]]>([
    ['a part of the name, across last and first', { name: '藤花' }, () => [sato.id]],
    ['a name with spaces of both widths', { name: ' 佐藤　花子 ' }, () => [sato.id]],
    ['a name in another letter case', { name: 'tARO' }, () => [suzuki.id]],
    ['a name with a hyphen that is not there', { name: 'ta-ro' }, () => [suzuki.id]],
    ['a reading typed in hiragana', { kana: 'すずき' }, () => [suzuki.id]],
    ['a part of an email, % and _ as plain characters', { email: '_100%@' }, () => [sato.id]],
    ['% alone', { name: '%' }, () => []],
    ['the second email, hyphens aside', { email: 'second' }, () => [suzuki.id]],
    ['a phone number with hyphens', { phone: '090-9999' }, () => [suzuki.id]],
    ['a phone number with Japan’s country code', { phone: '+81 90-9999-8888' }, () => [suzuki.id]],
    ['a postal code in full width with a hyphen', { zipcode: '１５０－００' }, () => [sato.id]],
    ['an id exactly', { id: 1_000_000 }, () => []],
    ['several ids, as react-admin asks for them', { id: [] }, () => []],
    ['a status', { status: 2 }, () => [suzuki.id]],
    [
      'several statuses',
      { status: [1, 2], created_from: '2026-11-01', created_to: '2026-11-12' },
      () => [sato.id, suzuki.id],
    ],
    [
      'the first day of registration, included',
      { created_from: '2026-11-10', created_to: '2026-11-10' },
      () => [sato.id],
    ],
    [
      'the last day of registration, to its last second',
      { created_from: '2026-11-11', created_to: '2026-11-11' },
      () => [suzuki.id],
    ],
    ['an emptied field', { name: '', status: 2 }, () => [suzuki.id]],
    ['an attempt at SQL', { name: "' OR 1=1 --" }, () => []],
  ])('is searched by %s', async (_, filter, expected) => {
    expect(await idsOf(filter)).toEqual(expected());
  });

  test('range gives a page of the order that sort asks for', async () => {
    const answer = await list({ sort: ['available_request_count', 'ASC'], range: [1, 1] });
    expect((answer.body as User[]).map(({ id }) => id)).toEqual([suzuki.id]);
    expect(answer.headers['content-range']).toBe('users 1-1/3');
  });

  test.each<[string, string, string]>([
    ['an unknown filter', 'filter={"password_hash":"a"}', 'password_hash'],
    ['a filter that is no object', 'filter=[1]', 'filter'],
    ['a filter that is no JSON', 'filter={', 'filter'],
    ['an unknown status', 'filter={"status":7}', 'status'],
    ['an id that is none', 'filter={"id":"1abc"}', 'id'],
    ['a day that is none', 'filter={"created_from":"2026-02-30"}', 'created_from'],
    ['an unknown sort field', 'sort=["password_hash","ASC"]', 'sort'],
    ['a sort field of every object', 'sort=["constructor","ASC"]', 'sort'],
    ['an unknown direction', 'sort=["id","ASC; DROP TABLE users"]', 'sort'],
    ['a range backwards', 'range=[5,4]', 'range'],
    ['a range below 0', 'range=[-1,4]', 'range'],
    ['an unknown parameter', 'page=2', 'page'],
  ])('refuses %s', async (_, query, field) => {
    const answer = await admin.get(`/admin/users?${encodeURI(query)}`);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('one customer', () => {
  test('is read by id', async () => {
    const answer = await admin.get(`/admin/users/${sato.id}`);
    expect([answer.status, answer.body.id, answer.body.company_name]).toEqual([200, sato.id, '佐藤商店']);
  });

  test.each<[string, () => unknown]>([
    ['deleted', () => deleted.id],
    ['not there', () => 1_000_000],
    ['no number', () => 'abc'],
  ])('is not found when %s', async (_, id) => {
    expect((await admin.get(`/admin/users/${String(id())}`)).status).toBe(404);
  });

  test('the plan says what plan edit needs', async () => {
    const answer = await admin.get(`/admin/users/${sato.id}/currentUserPlan`);
    expect(answer.body).toEqual({
      plan_id: 't8_2',
      pickup_delivery_type: 5,
      user_plan_option: 0,
      next_month_plan_id: null,
      user: { send_addr_zipcode: '1500001' },
    });
  });
});

describe('choices', () => {
  test('every customer is there to choose, one-time ones too', async () => {
    const { body } = await admin.get('/admin/users/getAllUser');
    expect(body).toContainEqual({ id: sato.id, name1: '佐藤', name2: '花子', company_name: '佐藤商店' });
    expect((body as User[]).map(({ id }) => id)).toEqual(expect.arrayContaining([onetime.id]));
    expect((body as User[]).map(({ id }) => id)).not.toContain(deleted.id);
    expect((body as User[]).map(({ id }) => id)).not.toContain(boss.id);
  });

  test('staff choose among all who work here, delivery staff only themselves', async () => {
    const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    const washer = await buildStaff(app, { role_type: ROLE_TYPE.wash });
    const ofWasher = (await (await app.as(washer)).get('/admin/users/myOfficeStaffs')).body as User[];
    expect(ofWasher.map(({ id }) => id)).toEqual(expect.arrayContaining([boss.id, driver.id, washer.id]));
    expect(ofWasher.map(({ id }) => id)).not.toContain(sato.id);
    const ofDriver = (await (await app.as(driver)).get('/admin/users/myOfficeStaffs')).body;
    expect(ofDriver).toEqual([{ id: driver.id, name1: driver.name1, name2: driver.name2, role: 200, role_type: 4 }]);
  });

  test('somebody asks whether they are an administrator', async () => {
    expect((await admin.get('/admin/users/getIsAdmin')).body).toEqual({ is_admin: 1 });
    const manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
    expect((await manager.get('/admin/users/getIsAdmin')).body).toEqual({ is_admin: 0 });
  });
});

test.each([
  ['manager', ROLE_TYPE.manager, 200],
  ['leader', ROLE_TYPE.leader, 200],
  ['wash staff', ROLE_TYPE.wash, 403],
  ['delivery staff', ROLE_TYPE.delivery, 403],
  ['lowest', ROLE_TYPE.lowest, 403],
])('the user list for %s', async (_, role_type, status) => {
  const caller = await app.as(await buildStaff(app, { role_type }));
  for (const path of [
    '/admin/users',
    '/admin/users/getAllUser',
    `/admin/users/${sato.id}`,
    `/admin/users/${sato.id}/currentUserPlan`,
  ])
    expect([path, (await caller.get(path)).status]).toEqual([path, status]);
});
