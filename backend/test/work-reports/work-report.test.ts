import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { WorkReport } from '../../src/modules/work-reports/work-report.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let caller: Caller;
let callerId: number;
let washer: number;

beforeAll(async () => {
  app = await startApp();
  const leader = await buildStaff(app, { role_type: ROLE_TYPE.leader });
  callerId = leader.id;
  caller = await app.as(leader);
  washer = (await buildStaff(app, { role_type: ROLE_TYPE.wash })).id;
});
afterAll(() => app.close());

const report = () => ({
  start_dt: '2026-11-24T09:00',
  end_dt: '2026-11-24 12:00:00',
  work_time: '02:30',
  work_minute: 150,
  status: 4,
  user_id: washer,
});

it('somebody’s work is stored, and the history has it', async () => {
  const { body } = await caller.post('/admin/workReport').send(report()).expect(201);
  expect(body).toEqual({ id: expect.any(Number) });
  expect(await app.database.manager.findOneBy(WorkReport, { id: body.id })).toEqual({
    id: body.id,
    user_id: washer,
    start_dt: '2026-11-24 09:00:00',
    end_dt: '2026-11-24 12:00:00',
    work_minute: 150,
    status: 4,
    reported_by: callerId,
    created_at: expect.any(String),
  });
  expect(await app.database.manager.findBy(OperationHistory, { user_id: washer })).toMatchObject([
    { operation_type: OPERATION.workReported, operation_user_id: callerId },
  ]);
});

it('work may end when it starts', async () => {
  const moment = { start_dt: '2026-11-24 09:00:00', end_dt: '2026-11-24 09:00:00' };
  await caller
    .post('/admin/workReport')
    .send({ ...report(), ...moment, work_time: '00:00', work_minute: 0 })
    .expect(201);
});

it('one key reports once', async () => {
  const before = await app.database.manager.count(WorkReport);
  const send = () => caller.post('/admin/workReport').set('idempotency-key', 'work').send(report());
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await app.database.manager.count(WorkReport)).toBe(before + 1);
});

it('work is reported of administrators, leaders and those who wash; of nobody else', async () => {
  const others = [
    [await buildAdmin(app), 201],
    [await buildStaff(app, { role_type: ROLE_TYPE.leader }), 201],
    [await buildStaff(app, { role_type: ROLE_TYPE.manager }), 422],
    [await buildStaff(app, { role_type: ROLE_TYPE.delivery }), 422],
    [await buildStaff(app, { role_type: ROLE_TYPE.wash, deleted_at: '2026-11-01 00:00:00' }), 422],
    [await buildCustomer(app), 422],
  ] as const;
  for (const [{ id }, status] of others) {
    await caller
      .post('/admin/workReport')
      .send({ ...report(), user_id: id })
      .expect(status);
  }
});

it.each<[object, Record<string, string[]>]>([
  [{ end_dt: '2026-11-24 08:59' }, { end_dt: ['終了日時は開始日時以降にしてください'] }],
  [{ work_time: '24:30' }, { work_time: ['設定された日時が不正です'] }],
  [{ work_minute: 149 }, { work_minute: ['設定された日時が不正です'] }],
  [{ status: 1 }, { status: ['入力値が不正です'] }],
  [{ start_dt: '2026-02-30 09:00' }, { start_dt: ['日付が間違っています'] }],
  [{ user_id: 999_999 }, { user_id: ['指定できないスタッフです'] }],
  [
    { start_dt: undefined, work_time: '', user_id: null },
    { start_dt: ['必須項目です'], work_time: ['必須項目です'], user_id: ['必須項目です'] },
  ],
])('a report of work with %j is refused', async (fields, errors) => {
  const before = await fingerprintOf(app);
  const { body } = await caller
    .post('/admin/workReport')
    .send({ ...report(), ...fields })
    .expect(422);
  expect(body.errors).toEqual(errors);
  expect(await fingerprintOf(app)).toBe(before);
});
