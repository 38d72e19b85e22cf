import { PROGRESS, CANCEL_KIND, type Progress } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { displayDateTime } from '@laundry/shared/time/display';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { CountEntry } from '../../../src/modules/balance/count-entry.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import type { NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const AT = NOW;
type Face = 'admin' | 'manager' | 'leader' | 'wash' | 'delivery' | 'lowest';

let app: RunningApp;
const people = {} as Record<Face, User>;
const callers = {} as Record<Face, Caller>;

beforeAll(async () => {
  app = await startApp();
  people.admin = await buildAdmin(app);
  for (const face of ['manager', 'leader', 'wash', 'delivery', 'lowest'] as const) {
    people[face] = await buildStaff(app, { role_type: ROLE_TYPE[face], name1: face });
  }
  for (const face of Object.keys(people) as Face[]) callers[face] = await app.as(people[face]);
});
// The clock runs on, and a stamp's limit is near it.
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const KEYS = { 0: 'result_pickup_dt', 1: 'result_wash_dt', 2: 'result_fold_dt', 4: 'result_delivery_dt' } as const;
type Status = keyof typeof KEYS;

/** Results up to a status, an hour apart, the last an hour ago. */
const reached = (status: Progress): Partial<NewRequest> => ({
  status,
  result_pickup_dt: status === 0 ? null : '2026-11-25 05:00:00',
  result_wash_dt: [0, 1].includes(status) ? null : '2026-11-25 06:00:00',
  result_fold_dt: [0, 1, 2].includes(status) ? null : '2026-11-25 07:00:00',
  result_delivery_dt: status === PROGRESS.delivered ? '2026-11-25 08:00:00' : null,
});
const known = { has_oil_treatment: 0, laundry_type: 1 };
const build = async (status: Progress, overrides: Partial<NewRequest> = {}, customer: Partial<User> = known) =>
  buildRequest(app, await buildCustomer(app, { plan_id: 't8_2', ...customer }), { ...reached(status), ...overrides });
const setDate = (caller: Caller, id: number, body: object) =>
  caller.post(`/admin/washRequest/${id}/setDate`).send(body);
const stamp = (status: Status, more: object = {}) => ({ [KEYS[status]]: AT, status, ...more });
const stored = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });
const historyOf = (id: number) => app.database.manager.findBy(OperationHistory, { wreq_id: id });
const booksOf = async (userId: number) => ({
  balance: (await app.database.manager.findOneByOrFail(User, { id: userId })).available_request_count,
  ledger: await app.database.manager.sum(CountEntry, 'delta', { user_id: userId }),
});

test('goes through every stage, each stamped with its moment and its person, each in the history', async () => {
  const { id, user_id } = await build(0);
  for (const [face, status] of [
    ['leader', 0],
    ['wash', 1],
    ['admin', 2],
    ['lowest', 4],
  ] as const) {
    await setDate(callers[face], id, stamp(status)).expect(200);
  }
  expect(await stored(id)).toMatchObject({
    status: PROGRESS.delivered,
    result_pickup_dt: AT,
    result_pickup_by: people.leader.id,
    result_wash_by: people.wash.id,
    result_fold_by: people.admin.id,
    result_delivery_dt: AT,
    result_delivery_by: people.lowest.id,
  });
  expect((await historyOf(id)).map((row) => [row.operation_type, row.operation_user_id])).toEqual([
    [5, people.leader.id],
    [6, people.wash.id],
    [7, people.admin.id],
    [8, people.lowest.id],
  ]);
  const told = await app.database.manager.findBy(Mail, { user_id, template: 'delivered' });
  expect(told.map(({ body }) => /配達日時：(.*)/.exec(clearText(body))?.[1])).toEqual([displayDateTime(AT, 'ja', NOW)]);
  const refused = await setDate(callers.admin, id, { result_delivery_dt: AT, status: 3 }).expect(422);
  expect(Object.keys(refused.body.errors)).toEqual(['status']);
});

test('a request is listed under its delivery once picked up, but under its pickup while the delivery is not known', async () => {
  const plain = await build(0);
  expect((await setDate(callers.admin, plain.id, stamp(0))).body).toMatchObject({
    status: 1,
    display_status: '集荷済',
    sched_dt: plain.sched_delivery_dt,
  });
  const sameTime = await build(0, { sched_delivery_dt: '2099-12-31 00:00:00', count: 2 }, { plan_id: 't8_2_1' });
  expect((await setDate(callers.admin, sameTime.id, stamp(0))).body.sched_dt).toBe(sameTime.sched_pickup_dt);
});

test('bags that are brought are delivered in one step, by whom they are given to, and never picked up', async () => {
  const bags = { sched_pickup_dt: null, sched_dt: '2026-11-25 10:00:00', is_bag_delivery: true };
  const { id, user_id } = await build(0, { ...bags, staff_id: people.delivery.id, absence_status: 2 });
  const { body } = await setDate(callers.delivery, id, stamp(0, { count: 2 })).expect(422);
  expect(body.errors).toEqual({ result_pickup_dt: ['次の段階の日時を指定してください'] });
  await setDate(callers.wash, id, { result_delivery_dt: AT, status: 0 }).expect(403);
  await setDate(callers.delivery, id, { result_delivery_dt: AT, status: 0 }).expect(200);
  expect(await stored(id)).toMatchObject({
    status: PROGRESS.delivered,
    result_delivery_dt: AT,
    result_delivery_by: people.delivery.id,
    result_pickup_dt: null,
    absence_status: 0,
    sched_dt: '2026-11-30 13:00:00',
  });
  expect((await historyOf(id)).map((row) => row.operation_type)).toEqual([8]);
  expect(await app.database.manager.countBy(Mail, { user_id, template: 'delivered' })).toBe(1);
  const reverted = await callers.admin
    .post(`/admin/washRequest/${id}/delDate`)
    .send({ result_delivery_dt: 1, status: 3 });
  expect(reverted.body).toMatchObject({ status: 0, result_delivery_dt: null });
});

test('the stamp of a leg answers its absence mails', async () => {
  const { id } = await build(0, { absence_status: 3 });
  expect((await setDate(callers.admin, id, stamp(0))).body.absence_status).toBe(0);
});

// The permission table, on a request of nobody's, of one's own, and of another's.
const NO = 403;
const HIDDEN = 404;
test.each([
  ['admin', 0, [200, 200, 200]],
  ['manager', 0, [200, 200, 200]],
  ['leader', 0, [200, 200, 200]],
  ['wash', 0, [200, 200, NO]],
  ['delivery', 0, [HIDDEN, 200, HIDDEN]],
  ['lowest', 0, [NO, NO, NO]],
  ['wash', 1, [200, 200, NO]],
  ['delivery', 1, [HIDDEN, NO, HIDDEN]],
  ['lowest', 1, [NO, NO, NO]],
  ['leader', 2, [200, 200, 200]],
  ['wash', 2, [200, 200, NO]],
  ['delivery', 2, [HIDDEN, NO, HIDDEN]],
  ['lowest', 2, [NO, NO, NO]],
  ['manager', 4, [200, 200, 200]],
  ['wash', 4, [NO, NO, NO]],
  ['delivery', 4, [HIDDEN, 200, HIDDEN]],
  ['lowest', 4, [200, 200, 200]],
] as const)('%s advances from %i: unassigned, own and another’s answer %j', async (face, status, expected) => {
  const answers: number[] = [];
  for (const staff_id of [null, people[face].id, people[face === 'admin' ? 'leader' : 'admin'].id]) {
    const { id } = await build(status, { staff_id });
    answers.push((await setDate(callers[face], id, stamp(status))).status);
  }
  expect(answers).toEqual(expected);
});

test.each([
  ['wash', 1, 'leader', '他のスタッフが担当しています'],
  ['wash', 4, 'wash', '配達待ちです。配達は集配スタッフが行います'],
  ['delivery', 1, 'delivery', 'まだ洗濯が終わっていません。洗濯・たたみのスタッフが行います'],
  ['delivery', 2, 'delivery', 'まだたたみが終わっていません。洗濯・たたみのスタッフが行います'],
  ['lowest', 0, 'lowest', 'まだ集荷されていません'],
] as const)('%s hears why they cannot advance from %i what is %s’s', async (face, status, assignee, detail) => {
  const { id } = await build(status, { staff_id: people[assignee].id });
  const { body } = await setDate(callers[face], id, stamp(status)).expect(403);
  expect(body).toMatchObject({ reason: 'forbidden', detail });
});

describe('taking a request over', () => {
  const take = (status: Status, more: object = {}) => stamp(status, { take: true, ...more });
  const entriesOf = async (id: number) =>
    (await historyOf(id)).map((row) => [row.operation_type, row.operation_user_id]);

  test('assigns it and stamps it in one step, both in the history', async () => {
    const { id } = await build(1, { staff_id: people.delivery.id });
    const { body } = await setDate(callers.wash, id, take(1)).expect(200);
    expect(body).toMatchObject({ staff_id: people.wash.id, staff_name1: 'wash', status: 2, result_wash_dt: AT });
    expect(await stored(id)).toMatchObject({ staff_id: people.wash.id, result_wash_by: people.wash.id });
    expect(await historyOf(id)).toMatchObject([
      {
        operation_type: 10,
        operation_user_id: people.wash.id,
        changes: JSON.stringify({ staff_id: [people.delivery.id, people.wash.id] }),
      },
      { operation_type: 6, operation_user_id: people.wash.id, changes: '{}' },
    ]);
  });

  test('of one’s own, or not taking it, assigns nothing', async () => {
    const own = await build(1, { staff_id: people.wash.id });
    await setDate(callers.wash, own.id, take(1)).expect(200);
    expect(await entriesOf(own.id)).toEqual([[6, people.wash.id]]);
    const free = await build(1);
    await setDate(callers.wash, free.id, stamp(1, { take: false })).expect(200);
    expect(await stored(free.id)).toMatchObject({ staff_id: null, status: 2 });
  });

  // Unassigned, one's own, another's: assigning and the stage must both be allowed.
  test.each([
    ['admin', 1, [200, 200, 200]],
    ['manager', 0, [200, 200, 200]],
    ['leader', 4, [200, 200, 200]],
    ['wash', 0, [200, 200, 200]],
    ['wash', 2, [200, 200, 200]],
    ['wash', 4, [NO, NO, NO]],
    ['delivery', 0, [HIDDEN, 200, HIDDEN]],
    ['delivery', 1, [HIDDEN, NO, HIDDEN]],
    ['lowest', 1, [NO, NO, NO]],
    ['lowest', 4, [200, 200, 200]],
  ] as const)('%s at %i: unassigned, own and another’s answer %j', async (face, status, expected) => {
    const answers: number[] = [];
    for (const staff_id of [null, people[face].id, people[face === 'admin' ? 'leader' : 'admin'].id]) {
      const { id } = await build(status, { staff_id });
      answers.push((await setDate(callers[face], id, take(status))).status);
    }
    expect(answers).toEqual(expected);
  });

  test.each([
    ['a stamp in the future', { result_wash_dt: '2026-11-25 09:11:00' }, 422],
    ['a status that is no longer so', { status: 0 }, 409],
    ['a wish that is neither yes nor no', { take: 1 }, 422],
  ])('with %s leaves it where it was', async (_what, wrong, code) => {
    const { id } = await build(1, { staff_id: people.delivery.id });
    await setDate(callers.wash, id, take(1, wrong)).expect(code);
    expect(await stored(id)).toMatchObject({ staff_id: people.delivery.id, status: 1 });
    expect(await entriesOf(id)).toEqual([]);
  });

  test('three people at once: one has it, stamped by the same one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await build(1, { staff_id: people.delivery.id });
      const racers = ['wash', 'leader', 'manager'] as const;
      const answers = await Promise.all(racers.map((face) => setDate(callers[face], id, take(1))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(answers.flatMap(({ body }) => body.reason ?? [])).toEqual(['stale', 'stale']);
      const winner = people[racers[answers.findIndex(({ status }) => status === 200)] ?? 'admin'].id;
      expect(await stored(id)).toMatchObject({ staff_id: winner, result_wash_by: winner, status: 2 });
      expect(await entriesOf(id)).toEqual([
        [10, winner],
        [6, winner],
      ]);
    }
  });
});

test.each([
  ['a status that is no longer so, before any field', 1, { result_pickup_dt: AT, status: 0, count: 99 }, 409, 'stale'],
  ['a stage that is not the next', 0, { result_wash_dt: AT, status: 0 }, 422, 'result_wash_dt'],
  ['no stage', 0, { status: 0 }, 422, 'result_pickup_dt'],
  ['two stages', 0, { result_pickup_dt: AT, result_wash_dt: AT, status: 0 }, 422, 'result_pickup_dt'],
  ['no status', 0, { result_pickup_dt: AT }, 422, 'status'],
  ['a date that is none', 0, { result_pickup_dt: '2026-02-30 10:00', status: 0 }, 422, 'result_pickup_dt'],
  ['eleven minutes ahead', 0, { result_pickup_dt: '2026-11-25 09:11:00', status: 0 }, 422, 'result_pickup_dt'],
  ['before the stage before', 1, { result_wash_dt: '2026-11-25 04:59:59', status: 1 }, 422, 'result_wash_dt'],
  ['a count of 0', 0, { ...stamp(0), count: 0 }, 422, 'count'],
  ['a count of 21', 0, { ...stamp(0), count: 21 }, 422, 'count'],
  ['a count and a half', 0, { ...stamp(0), count: 1.5 }, 422, 'count'],
  ['an oil setting that is none', 2, { ...stamp(2), has_oil_treatment: 2 }, 422, 'has_oil_treatment'],
  ['a field that is none', 0, { ...stamp(0), colour: 'red' }, 422, 'colour'],
] as const)('refuses %s', async (_what, status, body, code, about) => {
  const { id } = await build(status);
  const { body: problem } = await setDate(callers.admin, id, body).expect(code);
  expect(problem.reason ?? Object.keys(problem.errors)[0]).toBe(about);
  expect((await stored(id)).status).toBe(status);
});

test.each([['2026-11-25 09:10:00'], ['2026-11-20 10:00:00']])('takes a stamp at %s', async (at) => {
  const { id } = await build(0);
  await setDate(callers.admin, id, { result_pickup_dt: at, status: 0 }).expect(200);
});

test.each([
  ['more bags than asked for', 3, 5, { balance: 3, ledger: 3 }],
  ['fewer bags', 3, 1, { balance: 7, ledger: 7 }],
  ['as many', 3, 3, { balance: 5, ledger: 5 }],
])('the count at pickup settles its difference: %s', async (_what, before, after, books) => {
  const request = await build(0, { count: before });
  const { body } = await setDate(callers.delivery, request.id, stamp(0, { count: after }));
  expect(body.status).toBe(404);
  const answer = await setDate(callers.leader, request.id, stamp(0, { count: after })).expect(200);
  expect(answer.body).toMatchObject({ status: 1, count: after });
  expect(answer.body).not.toHaveProperty('count_error');
  expect(await booksOf(request.user_id)).toEqual(books);
});

test('a pickup stands with its old count when the balance lacks the bags, and says so', async () => {
  const request = await build(0, { count: 3 }, { available_request_count: 4 });
  const { body } = await setDate(callers.admin, request.id, stamp(0, { count: 5 })).expect(200);
  expect(body).toMatchObject({ status: 1, count: 3, result_pickup_dt: AT, count_error: 'wreq_count_lacking' });
  expect(await booksOf(request.user_id)).toEqual({ balance: 1, ledger: 1 });
});

test('a one-time request keeps the count that was paid for', async () => {
  const request = await build(0, { count: 2 }, { plan_id: 'tx_2', available_request_count: 0 });
  await setDate(callers.admin, request.id, stamp(0, { count: 3 })).expect(422);
  await setDate(callers.admin, request.id, stamp(0, { count: 2 })).expect(200);
});

test('folding asks for oil and type once, and the customer keeps them', async () => {
  const unknown = { has_oil_treatment: null, laundry_type: null };
  const { id, user_id } = await build(2, {}, unknown);
  for (const half of [{}, { has_oil_treatment: 1 }, { laundry_type: 2 }]) {
    const { body } = await setDate(callers.admin, id, stamp(2, half)).expect(422);
    const missing = Object.keys(unknown).filter((field) => !(field in half));
    expect(body.errors).toEqual(
      Object.fromEntries(missing.map((field) => [field, ['オイルあり/なしと種別の選択が必要です']])),
    );
  }
  await setDate(callers.wash, id, stamp(2, { has_oil_treatment: 1, laundry_type: 2 })).expect(200);
  const customer = await app.database.manager.findOneByOrFail(User, { id: user_id });
  expect(customer).toMatchObject({ has_oil_treatment: 1, laundry_type: 2 });
});

describe('the split of a folding', () => {
  const large = { ...known, plan_id: 't8_2_L' };
  const split = (...shares: (readonly [Face | null, number])[]) => ({
    staff_list: shares.map(([face, count]) => ({ id: face === null ? null : people[face].id, count })),
  });

  test('is stored by halves and shown in the detail', async () => {
    const { id } = await build(2, { count: 3 }, large);
    const { body } = await setDate(callers.wash, id, stamp(2, split(['wash', 2.5], ['leader', 0.5]))).expect(200);
    expect(body.status).toBe(4);
    const detail = await callers.admin.get(`/admin/washRequest/${id}`);
    expect(detail.body.staff_list).toMatchObject([
      { id: people.wash.id, name1: 'wash', count: 2.5 },
      { id: people.leader.id, name1: 'leader', count: 0.5 },
    ]);
  });

  test.each([
    ['is required unless the size is S', {}, 'スタッフを選択してください'],
    ['names nobody twice', () => split(['wash', 1], ['wash', 2]), 'スタッフが重複しています'],
    ['goes by halves', () => split(['wash', 1.2], ['leader', 1.8]), '個数は0.5単位で指定してください'],
    ['adds up', () => split(['wash', 1], ['leader', 1]), '個数の合計がステータスと異なります'],
    ['has no delivery staff', () => split(['delivery', 3]), '指定できないスタッフが含まれています'],
    [
      'has five rows at most',
      () => ({ staff_list: [1, 2, 3, 4, 5, 6].map((id) => ({ id, count: 0.5 })) }),
      'スタッフは5人まで指定できます',
    ],
  ])('%s', async (_what, list, message) => {
    const { id } = await build(2, { count: 3 }, large);
    const { body } = await setDate(callers.admin, id, stamp(2, typeof list === 'function' ? list() : list)).expect(422);
    expect(body.errors).toEqual({ staff_list: [message] });
  });

  test.each([
    ['a person', () => split([null, 3]), { 'staff_list.0.id': ['スタッフを選択してください'] }],
    ['a count', () => split(['leader', 3], ['wash', 0]), { 'staff_list.1.count': ['個数を選択してください'] }],
    [
      'either, left out, in each of its rows',
      () => ({ staff_list: [{ id: people.wash.id }, { id: people.leader.id, count: 3 }, {}] }),
      {
        'staff_list.0.count': ['個数を選択してください'],
        'staff_list.2.id': ['スタッフを選択してください'],
        'staff_list.2.count': ['個数を選択してください'],
      },
    ],
  ])('says at the row that it lacks %s', async (_what, list, errors) => {
    const { id } = await build(2, { count: 3 }, large);
    const { body } = await setDate(callers.admin, id, stamp(2, list())).expect(422);
    expect(body.errors).toEqual(errors);
  });

  test('of no bags is nobody’s to make: the count is asked for', async () => {
    const { id } = await build(2, { count: 0 }, large);
    const { body } = await setDate(callers.admin, id, stamp(2)).expect(422);
    expect(body.errors).toEqual({ count: ['個数が0のため進められません。先に個数を変更してください'] });
  });

  test('may be left out for size S', async () => {
    const { id } = await build(2, { count: 3 });
    await setDate(callers.admin, id, stamp(2)).expect(200);
    const other = await build(2, { count: 3 });
    await setDate(callers.admin, other.id, stamp(2, { staff_list: [] })).expect(200);
  });
});

test.each([
  ['cancelled', { cancelled_at: '2026-11-25 08:00:00', cancel_kind: CANCEL_KIND.customer }],
  ['unpaid', { pay_by: '2026-11-25 09:30:00', plan_id: 'tx_1' }],
])('a request that is %s is not found', async (_what, gone) => {
  const { id } = await build(0, gone);
  await setDate(callers.admin, id, stamp(0)).expect(404);
});

test('two operators who advance one request at once stamp one stage', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = await build(0, { count: 1 });
    const answers = await Promise.all([
      setDate(callers.admin, request.id, stamp(0, { count: 2 })),
      setDate(callers.leader, request.id, stamp(0, { count: 3 })),
      setDate(callers.manager, request.id, stamp(0, { count: 4 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.reason)).toEqual(['stale', 'stale']);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(await stored(request.id)).toMatchObject({ status: 1, count: winner.count });
    expect(await booksOf(request.user_id)).toEqual({ balance: 8 - winner.count, ledger: 8 - winner.count });
    expect(await historyOf(request.id)).toHaveLength(1);
  }
});
