import { PICKUP_METHOD } from '@laundry/shared/constants/pickup-methods';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { DataSource } from 'typeorm';
import { selfActor } from '../../../src/modules/history/audit-entry.js';
import { History } from '../../../src/modules/history/history.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { Venue } from '../../../src/modules/venues/venue.entity.js';
import { AbsenceMail } from '../../../src/modules/wash-requests/absence/absence-mail.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { WashRequestStaff } from '../../../src/modules/wash-requests/stages/wash-request-staff.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { unreadableText } from '../../harness/rows/unreadable-text.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let leader: User;
let washer: User;
let customer: User;
let id: number;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  leader = await buildStaff(app, { name1: '長', name2: '子' });
  washer = await buildStaff(app, { role_type: ROLE_TYPE.wash, name1: '洗', name2: '太' });
  await app.database.manager.insert(Venue, {
    code: 'VENUE00001',
    name: '渋谷タワー',
    provider_name: 'パートナー',
    property_name: '渋谷タワー棟',
    default_lang: 'ja',
    pickup_delivery_types: '2,3',
  });
  customer = await buildCustomer(app, {
    plan_id: 't8_2_L',
    source_venue_code: 'VENUE00001',
    management_notes: '鍵は管理室',
    is_saturday_available: 1,
    withdrawal_dt: '2026-12-31 23:59:59',
    send_addr_name: '渋谷タワー',
    pickup_delivery_type: PICKUP_METHOD.deliveryBox,
    send_addr_detail3: '@1203',
  });
  const request = await buildRequest(app, customer, {
    count: 3,
    status: 4,
    staff_id: leader.id,
    delivery_box_pw: '#1203',
    bikou: 'ベルを鳴らさないでください',
    result_pickup_dt: '2026-11-25 05:00:00',
    result_pickup_by: leader.id,
    result_wash_dt: '2026-11-25 06:00:00',
    result_wash_by: washer.id,
    result_fold_dt: '2026-11-25 07:00:00',
    result_fold_by: washer.id,
  });
  id = request.id;
  const { manager } = app.database;
  await manager.insert(WashRequestStaff, [
    { wash_request_id: id, staff_id: washer.id, half_count: 5 },
    { wash_request_id: id, staff_id: leader.id, half_count: 1 },
  ]);
  await manager.insert(AbsenceMail, [
    { wash_request_id: id, type: 1, staff_id: leader.id, created_at: '2026-11-24 10:00:00' },
    { wash_request_id: id, type: 2, staff_id: leader.id, created_at: '2026-11-25 08:00:00' },
  ]);
  const history = app.app.get(History, { strict: false });
  const operation = { user: customer, request };
  await history.record({
    ...operation,
    type: 1,
    actor: { ...selfActor(customer), name: '山田 花子' },
  });
  await history.record({
    ...operation,
    type: 5,
    actor: { ...selfActor(leader), name: '長 旧姓' },
  });
  await history.record({ ...operation, type: 15, actor: null });
});
afterAll(() => app.close());

const detail = (caller: Caller) => caller.get(`/admin/washRequest/${id}`);

test('shows the request with its split, its absence mails, its history and who did each stage', async () => {
  const { body } = await detail(admin).expect(200);
  expect(body).toMatchObject({
    id,
    user_id: customer.id,
    status: 4,
    display_status: 'たたみ済',
    fold_cost: 12,
    created_at: expect.stringMatching(/^2026-11-25 09:/),
    delivery_box_pw: '#1203',
    bikou: 'ベルを鳴らさないでください',
    management_notes: '鍵は管理室',
    is_saturday_available: 1,
    withdrawal_dt: '2026-12-31 23:59:59',
    source_venue_code: 'VENUE00001',
    venue_name: '渋谷タワー',
    venue_provider_name: 'パートナー',
    venue_property_name: '渋谷タワー棟',
    send_addr_zipcode: '1500001',
    send_addr_name: '渋谷タワー',
    send_addr_detail3: '@1203',
    phone_number: '09012345678',
    email: customer.email,
    is_company: false,
    result_pickup_by_name: '長 子',
    result_wash_by_name: '洗 太',
    result_fold_by_name: '洗 太',
    result_delivery_by_name: null,
  });
  expect(body.staff_list).toEqual([
    { id: washer.id, name1: '洗', name2: '太', count: 2.5 },
    { id: leader.id, name1: '長', name2: '子', count: 0.5 },
  ]);
  expect(body.absence_mail_histories).toMatchObject([
    { type: 1, created_at: '2026-11-24 10:00:00', staff_name1: '長', staff_name2: '子' },
    { type: 2, created_at: '2026-11-25 08:00:00' },
  ]);
});

test('the history names people as they were called then, and nobody for the system', async () => {
  const { body } = await detail(admin);
  expect(body.history).toMatchObject([
    { operation_type: 1, operation_user: '山田 花子', operation_user_id: customer.id, bikou: '' },
    { operation_type: 5, operation_user: '長 旧姓', operation_user_id: leader.id },
    { operation_type: 15, operation_user: '', operation_user_id: null },
  ]);
});

test('a request with none of these has empty lists', async () => {
  const other = await buildRequest(app, await buildCustomer(app));
  const { body } = await admin.get(`/admin/washRequest/${other.id}`).expect(200);
  expect(body).toMatchObject({ staff_list: [], absence_mail_histories: [], history: [], venue_name: null });
});

test('wash staff get the laundry, not the customer’s whereabouts', async () => {
  const { body } = await detail(await app.as(washer)).expect(200);
  expect(body).toMatchObject({ id, status: 4, bikou: 'ベルを鳴らさないでください', name1: customer.name1 });
  expect(body.staff_list).toHaveLength(2);
  expect(body.history[0]).not.toHaveProperty('bikou');
  const personal = Object.keys(body).filter((key) => /addr|company|phone|email|_pw|property/.test(key));
  expect(personal).toEqual([]);
});

test.each([['0'], ['abc'], ['1e3'], ['2147483648'], ['999999'], ['-1']])('there is no request %s', async (unknown) => {
  await admin.get(`/admin/washRequest/${unknown}`).expect(404);
});

test.each([
  ['the list', () => '/admin/washRequest?from=2026-11-01T00:00:00&to=2026-11-30T23:59:59'],
  ['the detail', () => `/admin/washRequest/${id}`],
])('%s is one statement, however much it shows', async (_what, path) => {
  await admin.get(path()).expect(200);
  const dataSource = app.app.get(DataSource);
  const statements: string[] = [];
  const original = dataSource.logger;
  dataSource.logger = { ...original, logQuery: (query: string) => statements.push(query) };
  await admin.get(path()).expect(200);
  dataSource.logger = original;
  expect(statements).toHaveLength(1);
});

describe('a door code', () => {
  const WAITING = {
    delivery_box_pw: '#99',
    sched_pickup_dt: '2026-12-03 13:00:00',
    sched_delivery_dt: '2026-12-07 13:00:00',
  };
  const codeAt = async (request: { id: number }, now: string): Promise<unknown> => {
    app.clock.set(now);
    const caller = await app.as(await buildAdmin(app));
    const { body } = await caller.get(`/admin/washRequest/${request.id}`).expect(200);
    return body.delivery_box_pw;
  };
  afterEach(() => app.clock.set(NOW));

  test('is shown from the day before the pickup to the day after the delivery', async () => {
    const request = await buildRequest(app, customer, WAITING);
    expect(await codeAt(request, '2026-12-01 23:59:59')).toBeNull();
    expect(await codeAt(request, '2026-12-02 00:00:00')).toBe('#99');
    const [pickedUp, by] = ['2026-12-03 13:00:00', leader.id];
    const done = {
      status: PROGRESS.delivered,
      sched_dt: request.sched_delivery_dt,
      result_pickup_dt: pickedUp,
      result_wash_dt: pickedUp,
      result_fold_dt: pickedUp,
      result_delivery_dt: '2026-12-08 13:00:00',
      result_pickup_by: by,
      result_wash_by: by,
      result_fold_by: by,
      result_delivery_by: by,
    };
    await app.database.manager.update(WashRequest, { id: request.id }, done);
    const share = { wash_request_id: request.id, staff_id: washer.id, half_count: 2 };
    await app.database.manager.insert(WashRequestStaff, share);
    expect(await codeAt(request, '2026-12-09 08:00:00')).toBe('#99');
    expect(await codeAt(request, '2026-12-10 00:00:00')).toBeNull();
  });

  test('of before is none where there is a box no longer', async () => {
    const pickup_delivery_type = PICKUP_METHOD.inPerson;
    const row = { ...WAITING, pickup_delivery_type, sched_pickup_dt: '2026-12-03 16:00:00' };
    const request = await buildRequest(app, customer, row);
    await app.database.manager.query('UPDATE wash_requests SET delivery_box_pw = ? WHERE id = ?', [
      unreadableText(),
      request.id,
    ]);
    const { body } = await admin.get(`/admin/washRequest/${request.id}`).expect(200);
    expect(body).toMatchObject({ delivery_box_pw: '', is_door_code_unreadable: false });
  });

  test('that is none is no secret, and its customer always sees it', async () => {
    const none = await buildRequest(app, customer, {
      ...WAITING,
      delivery_box_pw: '',
      sched_pickup_dt: '2026-12-03 14:00:00',
    });
    expect(await codeAt(none, NOW)).toBe('');
    const { id } = await buildRequest(app, customer, { ...WAITING, sched_pickup_dt: '2026-12-03 15:00:00' });
    const { body } = await (await app.as(customer)).get('/users/me/washRequests').expect(200);
    expect(body.find((row: { id: number }) => row.id === id)).toMatchObject({ delivery_box_pw: '#99' });
  });
});
