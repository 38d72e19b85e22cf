import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { changeLines } from '@laundry/shared/rules/history/change-lines';
import { selfActor, type AuditEntry } from '../../src/modules/history/audit-entry.js';
import { History } from '../../src/modules/history/history.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import type { HistoryRowView } from '../../src/modules/history/history.view.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCompany, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let customer: User;
let driver: User;
let driverCaller: Caller;
let washCaller: Caller;
let own: number;
let other: number;

const record = async (entry: AuditEntry, at = NOW) => {
  app.clock.set(at);
  await app.app.get(History).record(entry);
  app.clock.set(NOW);
};

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  driverCaller = await app.as(driver);
  washCaller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
  customer = await buildCustomer(app, {
    name1: '高橋',
    name2: '一郎',
    is_company: true,
    company_name: 'ＡＢＣ商店',
    send_addr_name: '青山店',
    plan_id: 't8_2_M',
  });
  const actor = { ...selfActor(customer), name: '高橋 一郎' };
  const mine = await buildRequest(app, customer, { staff_id: driver.id, count: 3, size: 2 });
  const theirs = await buildRequest(app, customer, { sched_pickup_dt: '2026-11-27 10:00:00', size: 2 });
  [own, other] = [mine.id, theirs.id];
  const made = { type: OPERATION.requestCreated, actor, user: customer } as const;
  await record({ ...made, request: mine }, '2026-11-24 23:59:59');
  await record({ ...made, request: theirs });
  await record({
    type: OPERATION.pickedUp,
    actor: { ...selfActor(driver), name: '担当 太郎' },
    user: customer,
    request: mine,
  });
  await record({ ...made, request: theirs }, '2026-09-01 00:00:00');
  await record({ ...made, request: theirs }, '2026-08-31 23:59:59');
});
afterAll(() => app.close());

const list = (query: Record<string, string | number>, caller = admin) =>
  caller.get('/admin/operationHistories').query(query);
const requestsOf = async (query: Record<string, string | number>, caller = admin) =>
  ((await list(query, caller)).body as HistoryRowView[]).map(({ wreq_id }) => wreq_id);

describe('the operation history', () => {
  test('shows this month and pickup requests unless asked otherwise, the latest first', async () => {
    const answer = await list({});
    expect(answer.status).toBe(200);
    expect((answer.body as HistoryRowView[]).map(({ wreq_id }) => wreq_id)).toEqual([other, own]);
    expect(answer.headers['content-range']).toBe('operationHistories 0-1/2');
  });

  test('a row says who did what to whom, with plan, size, cost and balance at that time', async () => {
    const [row] = (await list({ wreq_id: own })).body;
    expect(row).toEqual({
      id: expect.any(Number),
      search_timestamp: '2026-11-24 23:59:59',
      month: '2026-11',
      operation_type: 1,
      operation_user_id: customer.id,
      operation_user: '高橋 一郎',
      user: '高橋 一郎',
      company: 'ＡＢＣ商店',
      user_id: customer.id,
      wreq_id: own,
      plan: 't8_2_M',
      disp_plan: '月8バッグ M（80L） 非対面',
      size: 2,
      count: 3,
      cost: 6,
      available_request_count: 4,
      price: null,
      price_diff: null,
      payment_method_id: null,
      referrer_code: null,
      bikou: '',
      changes: [],
      undoes_id: null,
      undone_by_id: null,
      version: 1,
    });
  });

  test.each<[string, Record<string, string | number>, () => (number | null)[]]>([
    ['a day', { date: '2026-11-24' }, () => [own]],
    ['another type', { operation_type: 5 }, () => [own]],
    ['the operator', { operation_type: 5, operation_user_id: 0 }, () => []],
    ['a pickup', { wreq_id: 999_999 }, () => []],
    ['a part of the name, spaces and hyphens aside', { name: '橋-一' }, () => [other, own]],
    ['a part of the company', { company: 'ＢＣ' }, () => [other, own]],
    ['a part of the shop', { company: '青山' }, () => [other, own]],
    ['% as a plain character', { company: '%' }, () => []],
    ['a day of an earlier month', { date: '2026-09-01' }, () => [other]],
    ['the oldest month offered', { month: '2026-09' }, () => [other]],
    ['the JSON of filter', { filter: '{"operation_type":5,"user_id":""}' }, () => [own]],
    ['parameters left empty', { date: '', user_id: '', operation_type: 5 }, () => [own]],
    ['sort', { sort: '["count","DESC"]' }, () => [own, other]],
    ['range', { range: '[1,1]' }, () => [own]],
  ])('is searched by %s', async (_, query, expected) => {
    const { operation_user_id, ...rest } = query;
    const full = operation_user_id === undefined ? rest : { ...rest, operation_user_id: customer.id };
    expect(await requestsOf(full)).toEqual(expected());
  });

  test('an individual has no shop, whatever the delivery address is called', async () => {
    const person = await buildCustomer(app, { send_addr_name: '自宅' });
    const request = await buildRequest(app, person);
    await record({ type: OPERATION.folded, actor: null, user: person, request });
    expect(await requestsOf({ company: '自宅', operation_type: OPERATION.folded })).toEqual([]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a month before the three offered', { month: '2026-08' }, 'month'],
    ['a month to come', { month: '2026-12' }, 'month'],
    ['a day of a month to come', { date: '2026-12-05' }, 'date'],
    ['a month that is none', { month: '2026-13' }, 'month'],
    ['a day that is none', { date: '2026-11-31' }, 'date'],
    ['an unknown type', { operation_type: '99' }, 'operation_type'],
    ['an id that is none', { user_id: '1x' }, 'user_id'],
    ['an unknown filter', { email: 'a' }, 'email'],
    ['an unknown sort field', { sort: '["email","ASC"]' }, 'sort'],
  ])('refuses %s', async (_, query, field) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('delivery staff see the operations of requests assigned to them only', async () => {
    expect(await requestsOf({}, driverCaller)).toEqual([own]);
    expect(await requestsOf({ wreq_id: other }, driverCaller)).toEqual([]);
    expect(await requestsOf({ month: '2026-09' }, driverCaller)).toEqual([]);
  });

  test('wash staff see that a company was rejected and a cost centre changed, not the words', async () => {
    const company = await buildCompany(app, { status: 3 });
    const sent = { status: 4, rejection_reason: '株式会社山田の登記がありません。' };
    await admin.post(`/admin/users/${company.id}/status`).send(sent).expect(200);
    const request = await buildRequest(app, company);
    const changes = { cost_centre: ['営業部 山田', null] } as const;
    await record({ type: OPERATION.costCentreChanged, actor: selfActor(company), user: company, request, changes });
    const fieldsFor = async (caller: Caller, operation_type: number): Promise<string[]> => {
      const rows: HistoryRowView[] = (await list({ operation_type, user_id: company.id }, caller)).body;
      expect(rows).toHaveLength(1);
      return rows.flatMap((row) => row.changes.map(({ field }) => field));
    };
    expect(await fieldsFor(admin, OPERATION.statusChanged)).toEqual(['status', 'rejection_reason']);
    expect(await fieldsFor(washCaller, OPERATION.statusChanged)).toEqual(['status']);
    expect(await fieldsFor(admin, OPERATION.costCentreChanged)).toEqual(['cost_centre']);
    expect(await fieldsFor(washCaller, OPERATION.costCentreChanged)).toEqual([]);
  });

  test('wash staff see no name and no company, and cannot search by them', async () => {
    const rows = (await list({}, washCaller)).body as HistoryRowView[];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/高橋|一郎|ＡＢＣ/);
    const [pickup] = (await list({ operation_type: 5 }, washCaller)).body;
    expect([pickup.operation_user, pickup.user]).toEqual(['担当 太郎', '']);
    expect((await list({ name: '高橋' }, washCaller)).status).toBe(422);
    expect((await list({ company: 'ＡＢＣ' }, washCaller)).status).toBe(422);
    for (const field of ['user', 'company', 'operation_user'])
      expect((await list({ sort: `["${field}","ASC"]` }, washCaller)).status).toBe(422);
    expect((await list({ sort: '["user","ASC"]' })).status).toBe(200);
  });

  test('the lowest staff and customers do not see it', async () => {
    const lowest = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.lowest }));
    expect((await list({}, lowest)).status).toBe(403);
    expect((await list({}, await app.as(customer))).status).toBe(403);
  });
});

test('an assignment names who had the request and who has it', async () => {
  const request = await buildRequest(app, customer, { sched_pickup_dt: '2026-11-28 10:00:00' });
  const [one, two] = [
    await buildStaff(app, { name1: '集配', name2: '花子' }),
    await buildStaff(app, { name1: '集配', name2: '次郎' }),
  ];
  for (const { id } of [one, two])
    await admin.post(`/admin/washRequest/${request.id}/assignStaff`).send({ staff_id: id }).expect(200);
  const [row] = (await list({ operation_type: 10, wreq_id: request.id })).body;
  expect(row.changes).toEqual([
    { field: 'staff_id', from: String(one.id), to: String(two.id), from_name: '集配 花子', to_name: '集配 次郎' },
  ]);
  const record = await admin.get(`/admin/users/${customer.id}/history`).expect(200);
  expect(record.body[0].changes).toEqual(row.changes);
});

test('a stage that was taken back names who had stamped it, and who had folded how much', async () => {
  const request = await buildRequest(app, customer, { sched_pickup_dt: '2026-11-28 10:30:00' });
  const [one, two] = [
    await buildStaff(app, { name1: '洗濯', name2: '花子' }),
    await buildStaff(app, { name1: '洗濯', name2: '次郎' }),
  ];
  const split = [
    { id: one.id, count: 1.5 },
    { id: two.id, count: 0.5 },
  ];
  const changes = {
    status: [PROGRESS.folded, PROGRESS.washed],
    stamped_by: [one.id, null],
    stamped_at: ['2026-11-25 08:45:00', null],
    split: [split, null],
  } as const;
  await record({ type: OPERATION.reverted, actor: null, user: customer, request, changes });
  const { body } = await list({ operation_type: OPERATION.reverted, wreq_id: request.id }).expect(200);
  expect(changeLines(OPERATION.reverted, body[0].changes)).toEqual([
    'ステータス：たたみ済 → 洗濯済',
    '記録者：洗濯 花子 → 未設定',
    '記録日時：2026/11/25 08:45 → －',
    'たたみ担当：洗濯 花子 1.5・洗濯 次郎 0.5 → －',
  ]);
});

describe('what an older version stored', () => {
  test.each<[stored: string, changes: object[]]>([
    ['{"status":[null,0]}', [{ field: 'status', from: null, to: '0' }]],
    [
      '{"staff":"班長","count":3}',
      [
        { field: 'staff', from: '班長', to: '班長' },
        { field: 'count', from: '3', to: '3' },
      ],
    ],
    ['{"count":{"from":2,"to":3}}', [{ field: 'count', from: '{"from":2,"to":3}', to: '{"from":2,"to":3}' }]],
    ['[["count",2,3]]', [{ field: 'changes', from: '[["count",2,3]]', to: '[["count",2,3]]' }]],
    ['moved', [{ field: 'changes', from: 'moved', to: 'moved' }]],
    ['', []],
    ['null', []],
  ])('as %s is shown, in the list and in the customer’s record', async (changes, shown) => {
    const person = await buildCustomer(app);
    await record({ type: OPERATION.customerDeleted, actor: null, user: person });
    await app.database.manager.update(OperationHistory, { user_id: person.id }, { changes });
    const [row] = (await list({ operation_type: OPERATION.customerDeleted, user_id: person.id }).expect(200)).body;
    expect(row.changes).toEqual(shown);
    const { body } = await admin.get(`/admin/users/${person.id}/history`).expect(200);
    expect(body[0].changes).toEqual(shown);
  });

  test('an assignment to who was stored as no number is shown without a name', async () => {
    const person = await buildCustomer(app);
    const request = await buildRequest(app, person);
    const changes = { staff_id: [null, driver.id] } as const;
    await record({ type: OPERATION.staffAssigned, actor: null, user: person, request, changes });
    await app.database.manager.update(OperationHistory, { wreq_id: request.id }, { changes: '{"staff_id":"班長"}' });
    const [row] = (await list({ operation_type: OPERATION.staffAssigned, wreq_id: request.id }).expect(200)).body;
    expect(row.changes).toEqual([{ field: 'staff_id', from: '班長', to: '班長', from_name: null, to_name: null }]);
  });
});

describe('the note of an operation', () => {
  const rowOf = async (wreq_id: number) => ((await list({ wreq_id })).body as HistoryRowView[])[0]!;

  test('is written and read, nothing else changes', async () => {
    const before = await rowOf(other);
    const answer = await admin.post(`/admin/operationHistories/${before.id}/bikous`).send({ bikou: '電話済\n再訪' });
    const after = { bikou: '電話済\n再訪', version: before.version + 1 };
    expect([answer.status, answer.body]).toEqual([200, { id: before.id, ...after }]);
    expect(await rowOf(other)).toEqual({ ...before, ...after });
  });

  test('what is sent besides has to be the row’s own', async () => {
    const { id } = await rowOf(own);
    const post = (body: object) => admin.post(`/admin/operationHistories/${id}/bikous`).send({ bikou: 'a', ...body });
    expect((await post({ user_id: customer.id, operation_type: 1, month: '2026-11' })).status).toBe(200);
    expect((await post({ month: '2026-10' })).status).toBe(404);
  });

  test('delivery staff write notes on their own requests only', async () => {
    const write = async (wreq_id: number) =>
      (await driverCaller.post(`/admin/operationHistories/${(await rowOf(wreq_id)).id}/bikous`).send({ bikou: 'd' }))
        .status;
    expect([await write(own), await write(other)]).toEqual([200, 404]);
  });

  test.each([[{}], [{ bikou: 'あ'.repeat(501) }], [{ bikou: 1 }], [{ bikou: '\u0000' }]])(
    '%p is no note',
    async (body) => {
      const { id } = await rowOf(own);
      const answer = await admin.post(`/admin/operationHistories/${id}/bikous`).send(body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['bikou']]);
    },
  );
});
