import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import type { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const change = (user: { id: number }, path: string, body: object, caller = admin) =>
  caller.post(`/admin/users/${user.id}/${path}`).send(body);
const stored = (user: User) => app.database.manager.findOneByOrFail(User, { id: user.id });
const deedsOn = (user: User) => app.database.manager.findBy(OperationHistory, { user_id: user.id });

/** path, field, values that are taken, values that are refused */
const FIELDS: [string, keyof User, unknown[], unknown[]][] = [
  ['managementNotes', 'management_notes', ['鍵は管理人室\n2階', ''], [undefined, null, 1, 'あ'.repeat(2001), '\u0000']],
  ['sat', 'is_saturday_available', [1, 0], [undefined, null, 2, true, '1']],
  ['washWeight', 'wash_weight', [1, 5], [undefined, null, 0, 6, 1.5, '2']],
  ['weight', 'weight', [1, 5], [undefined, null, 0, 6, 1.5, '2']],
  ['washType', 'wash_type_setting', [0, 1], [undefined, null, 2, true]],
  ['foldType', 'fold_type_setting', [0, 1], [undefined, null, 2, true]],
  ['hasOilTreatment', 'has_oil_treatment', [0, 1, null], [undefined, 2, true]],
  ['laundryType', 'laundry_type', [1, 3], [undefined, null, 0, 4]],
  ['receipt', 'receipt', [1, 0], [undefined, null, 2, true]],
];

describe.each(FIELDS)('%s', (path, field, taken, refused) => {
  test.each(taken.map((value) => [value]))('takes %j, answers it and records the change once', async (value) => {
    const user = await buildCustomer(app);
    const answer = await change(user, path, { [field]: value });
    expect([answer.status, answer.body]).toEqual([
      200,
      { [field]: value, version: user.version + (value === user[field] ? 0 : 1) },
    ]);
    expect((await stored(user))[field]).toBe(value);
    await change(user, path, { [field]: value });
    expect((await deedsOn(user)).map(({ operation_type }) => operation_type)).toEqual(
      value === user[field] ? [] : [18],
    );
  });

  test.each(refused.map((value) => [value]))('refuses %j', async (value) => {
    const user = await buildCustomer(app);
    const answer = await change(user, path, { [field]: value });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect((await stored(user))[field]).toBe(user[field]);
  });

  test('takes nothing besides', async () => {
    const answer = await change(await buildCustomer(app), path, { [field]: taken[0], role: 100 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['role']]);
  });
});

describe('Saturday service', () => {
  const SATURDAY = '2026-12-05 10:00:00';
  const WEEKDAYS = { sched_pickup_dt: '2026-11-30 10:00:00', sched_delivery_dt: '2026-12-03 10:00:00' };

  test.each<[string, Partial<WashRequest>, number]>([
    [
      'a pickup on a Saturday',
      { ...WEEKDAYS, sched_pickup_dt: SATURDAY, sched_delivery_dt: '2026-12-10 10:00:00' },
      409,
    ],
    ['a delivery on a Saturday', { ...WEEKDAYS, sched_delivery_dt: SATURDAY }, 409],
    ['legs on other days', WEEKDAYS, 200],
    [
      'a Saturday that was cancelled',
      { ...WEEKDAYS, sched_delivery_dt: SATURDAY, cancelled_at: '2026-11-25 09:00:00' },
      200,
    ],
    [
      'a Saturday that is over',
      {
        sched_pickup_dt: '2026-11-14 10:00:00',
        sched_delivery_dt: '2026-11-21 10:00:00',
        result_pickup_dt: '2026-11-14 10:00:00',
        result_delivery_dt: '2026-11-21 10:00:00',
        status: 3,
      },
      200,
    ],
  ])('that is to end, with %s', async (_, request, status) => {
    const user = await buildCustomer(app, { is_saturday_available: 1 });
    await buildRequest(app, user, request);
    const answer = await change(user, 'sat', { is_saturday_available: 0 });
    expect(answer.status).toBe(status);
    if (status === 409) expect([answer.body.reason, answer.body.detail]).toEqual(['have_data', '変更不可']);
    expect((await stored(user)).is_saturday_available).toBe(status === 409 ? 1 : 0);
    expect((await change(user, 'sat', { is_saturday_available: 1 })).status).toBe(200);
  });
});

test('a receipt is for customers who pay by card', async () => {
  const user = await buildCustomer(app, { payment_method_id: 2, latest_payment_method_id: 2 });
  const answer = await change(user, 'receipt', { receipt: 1 });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['receipt']]);
});

test('what a memo says is not in the history', async () => {
  const user = await buildCustomer(app);
  await change(user, 'managementNotes', { management_notes: '田中様あて' });
  expect(JSON.stringify(await deedsOn(user))).not.toContain('田中');
});

test('staff do not change an administrator, nobody changes staff here', async () => {
  const boss = await buildAdmin(app);
  for (const role_type of [ROLE_TYPE.manager, ROLE_TYPE.leader])
    expect(
      (
        await change(
          boss,
          'managementNotes',
          { management_notes: 'x' },
          await app.as(await buildStaff(app, { role_type })),
        )
      ).status,
    ).toBe(403);
  expect((await change(boss, 'managementNotes', { management_notes: 'x' })).status).toBe(200);
  expect((await change(await buildStaff(app), 'weight', { weight: 3 })).status).toBe(404);
  expect((await change({ id: 999_999 }, 'weight', { weight: 3 })).status).toBe(404);
});
