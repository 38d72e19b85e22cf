import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { CountEntry } from '../../../src/modules/balance/count-entry.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import type { NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { WashRequestStaff } from '../../../src/modules/wash-requests/stages/wash-request-staff.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const SAME_TIME = '2099-12-31 00:00:00';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const build = async (overrides: Partial<NewRequest> = {}, customer: Partial<User> = {}) =>
  buildRequest(app, await buildCustomer(app, customer), overrides);
const stored = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });
const historyOf = async (wreq_id: number) =>
  (await app.database.manager.findBy(OperationHistory, { wreq_id })).map((row) => row.operation_type);
const mailsTo = async (user_id: number) =>
  (await app.database.manager.findBy(Mail, { user_id })).map(({ template }) => template);
const usedOn = async (date: string) => (await app.database.manager.findOneBy(PickupDay, { date }))?.used ?? 0;
const booksOf = async (userId: number) => ({
  balance: (await app.database.manager.findOneByOrFail(User, { id: userId })).available_request_count,
  ledger: await app.database.manager.sum(CountEntry, 'delta', { user_id: userId }),
});
const staffOf = async (face: keyof typeof ROLE_TYPE) => buildStaff(app, { role_type: ROLE_TYPE[face] });
const PICKED_UP = { status: PROGRESS.pickedUp, result_pickup_dt: '2026-11-25 08:00:00' };
const DELIVERED = {
  status: PROGRESS.delivered,
  result_pickup_dt: '2026-11-23 08:00:00',
  result_wash_dt: '2026-11-23 09:00:00',
  result_fold_dt: '2026-11-23 10:00:00',
  result_delivery_dt: '2026-11-25 08:00:00',
};
const BAG_DELIVERY = { sched_pickup_dt: null, sched_dt: '2026-11-30 13:00:00', is_bag_delivery: true };
const FOLDED = { ...DELIVERED, status: PROGRESS.folded, result_delivery_dt: null };

describe('dates', () => {
  // Pickup Thursday 26th 13:00, delivery Monday 30th 13:00; now Wednesday 25th 09:00.
  const put = (id: number, body: object, caller = admin) => caller.put(`/admin/washRequests/${id}`).send(body);

  test('move the pickup, its place of the day, and the row in the list; the customer is told', async () => {
    const request = await build({ absence_status: 1 });
    const [thursday, friday] = [await usedOn('2026-11-26'), await usedOn('2026-11-27')];
    const dates = { sched_pickup_dt: '2026-11-27T10:30', sched_delivery_dt: '2026-12-01 10:30:00' };
    const { body } = await put(request.id, dates).expect(200);
    expect(body).toMatchObject({
      sched_pickup_dt: '2026-11-27 10:30:00',
      sched_delivery_dt: '2026-12-01 10:30:00',
      sched_dt: '2026-11-27 10:30:00',
      absence_status: 0,
    });
    expect([await usedOn('2026-11-26'), await usedOn('2026-11-27')]).toEqual([thursday - 1, friday + 1]);
    expect(await historyOf(request.id)).toEqual([12]);
    expect(await mailsTo(request.user_id)).toEqual(['request_changed']);
  });

  test('what is sent as it was is no change', async () => {
    const request = await build();
    const { sched_pickup_dt, sched_delivery_dt } = request;
    await put(request.id, { sched_pickup_dt, sched_delivery_dt }).expect(200);
    await put(request.id, {}).expect(200);
    expect(await historyOf(request.id)).toEqual([]);
  });

  test.each([
    [
      'a pickup less than 2 hours after the original',
      {},
      { sched_pickup_dt: '2026-11-26 14:30:00' },
      'sched_pickup_dt',
    ],
    ['a closed day', {}, { sched_pickup_dt: '2026-11-29 13:00:00' }, 'sched_pickup_dt'],
    ['an hour that is not served', {}, { sched_pickup_dt: '2026-11-27 09:30:00' }, 'sched_pickup_dt'],
    ['a delivery 30 minutes too early', {}, { sched_delivery_dt: '2026-11-27 21:30:00' }, 'sched_delivery_dt'],
    ['a delivery 31 days ahead', {}, { sched_delivery_dt: '2026-12-26 13:00:00' }, 'sched_delivery_dt'],
    ['a pickup that is done', PICKED_UP, { sched_pickup_dt: '2026-11-27 13:00:00' }, 'sched_pickup_dt'],
    ['a delivery that is done', DELIVERED, { sched_delivery_dt: '2026-12-02 13:00:00' }, 'sched_delivery_dt'],
    ['a date that is none', {}, { sched_delivery_dt: '2026-02-30 13:00:00' }, 'sched_delivery_dt'],
  ])('refuse %s', async (_what, overrides, body, field) => {
    const { id } = await build(overrides);
    const answer = await put(id, body).expect(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await historyOf(id)).toEqual([]);
  });

  test('one answer says what is wrong with both legs', async () => {
    const { id } = await build();
    const dates = { sched_pickup_dt: '2026-11-29 13:00:00', sched_delivery_dt: '2026-11-30 13:30:00' };
    const { body } = await put(id, dates).expect(422);
    expect(body.errors).toEqual({
      sched_pickup_dt: ['日曜日は集配を行っておりません'],
      sched_delivery_dt: ['配達時間は集荷時間から休業日を除く48時間後以降を指定してください'],
    });
  });

  test('a delivery may move to an earlier hour, also within two hours', async () => {
    const { id } = await build({ sched_delivery_dt: '2026-11-30 15:00:00' });
    await put(id, { sched_delivery_dt: '2026-11-30 14:30:00' }).expect(200);
  });

  test.each([['t8_1'], ['t8_1_1'], ['tx_1']])(
    'bags for a customer of %s are brought at another time',
    async (plan_id) => {
      const { id } = await build({ ...BAG_DELIVERY, absence_status: 2 }, { plan_id, available_request_count: 0 });
      const { body } = await put(id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
      expect(body).toMatchObject({ sched_delivery_dt: '2026-12-01 13:00:00', absence_status: 0 });
    },
  );

  test('a one-time request has none to change', async () => {
    const { id } = await build({}, { plan_id: 'tx_2', available_request_count: 0 });
    await put(id, { sched_pickup_dt: '2026-11-27 13:00:00' }).expect(422);
  });

  test('a time at which the customer has another request is dup, and nothing moved', async () => {
    const customer = await buildCustomer(app);
    await buildRequest(app, customer, { sched_pickup_dt: '2026-11-27 13:00:00' });
    const { id } = await buildRequest(app, customer);
    const before = [await usedOn('2026-11-26'), await usedOn('2026-11-27')];
    const dates = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    expect((await put(id, dates).expect(409)).body.reason).toBe('dup');
    expect([await usedOn('2026-11-26'), await usedOn('2026-11-27')]).toEqual(before);
  });

  test('a full day is preq_count_max, and nothing moved', async () => {
    await app.database.manager.insert(PickupDay, { date: '2026-12-03', used: 0, day_limit: 0 });
    const { id } = await build();
    const before = await usedOn('2026-11-26');
    const dates = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-07 13:00:00' };
    expect((await put(id, dates).expect(409)).body.reason).toBe('preq_count_max');
    expect(await usedOn('2026-11-26')).toBe(before);
    expect((await stored(id)).sched_pickup_dt).toBe('2026-11-26 13:00:00');
  });

  test('a same-time request takes along the delivery of the one before', async () => {
    const customer = await buildCustomer(app, { plan_id: 't8_2_1' });
    const same = { count: 2, sched_delivery_dt: SAME_TIME, is_tentative: true };
    const first = await buildRequest(app, customer, {
      ...same,
      sched_delivery_dt: '2026-11-30 13:00:00',
      is_tentative: false,
    });
    const second = await buildRequest(app, customer, { ...same, sched_pickup_dt: '2026-11-30 13:00:00' });
    await put(second.id, { sched_pickup_dt: '2026-12-01 13:00:00' }).expect(200);
    expect((await stored(first.id)).sched_delivery_dt).toBe('2026-12-01 13:00:00');
    await put(first.id, { sched_delivery_dt: '2026-12-02 13:00:00' }).expect(422);
  });

  test('of two operators who move one request at once, one moves it', async () => {
    const { id } = await build();
    const before = await usedOn('2026-12-10');
    const answers = await Promise.all(
      ['10:00', '11:00'].map((time) =>
        put(id, { sched_pickup_dt: `2026-12-10 ${time}:00`, sched_delivery_dt: `2026-12-14 ${time}:00` }),
      ),
    );
    // The other is stale; or, should it come after, too close to what is the original by then.
    const [moved, refused] = answers.map(({ status }) => status).sort();
    expect(moved).toBe(200);
    expect([409, 422]).toContain(refused);
    expect(await usedOn('2026-12-10')).toBe(before + 1);
  });
});

describe('the count', () => {
  const setCount = (id: number, count: unknown, caller = admin) =>
    caller.post(`/admin/washRequests/${id}/setCount`).send({ count });

  test.each([
    ['more', 5, { count: 5, fold_cost: 5, available_request_count: 3 }],
    ['fewer', 1, { count: 1, fold_cost: 1, available_request_count: 7 }],
    ['none', 0, { count: 0, fold_cost: 0, available_request_count: 8 }],
    ['digits', '4', { count: 4, fold_cost: 4, available_request_count: 4 }],
    ['all there are', 8, { count: 8, fold_cost: 8, available_request_count: 0 }],
    ['as many', 2, { count: 2, fold_cost: 2, available_request_count: 6 }],
  ])('of 2 becomes %s, and the balance settles it', async (_what, count, answer) => {
    const request = await build({ count: 2 });
    expect((await setCount(request.id, count).expect(200)).body).toEqual(answer);
    const balance = answer.available_request_count;
    expect(await booksOf(request.user_id)).toEqual({ balance, ledger: balance });
    expect(await historyOf(request.id)).toEqual(answer.count === 2 ? [] : [11]);
  });

  test('that the balance lacks changes nothing', async () => {
    const request = await build({ count: 2 });
    expect((await setCount(request.id, 9).expect(409)).body.reason).toBe('wreq_count_lacking');
    expect(await booksOf(request.user_id)).toEqual({ balance: 6, ledger: 6 });
    expect((await stored(request.id)).count).toBe(2);
  });

  test('of bags that are brought leaves the balance alone: none of it was taken', async () => {
    const request = await build({ ...BAG_DELIVERY, count: 2 });
    await setCount(request.id, 5).expect(200);
    expect(await booksOf(request.user_id)).toEqual({ balance: 8, ledger: 8 });
  });

  test.each([[-1], [101], ['05'], ['1.5'], [1.5], [''], [null], [true], [[3]]])('refuses %j', async (count) => {
    const { body } = await setCount((await build()).id, count).expect(422);
    expect(Object.keys(body.errors)).toEqual(['count']);
  });

  test('of a one-time request stays', async () => {
    const { id } = await build({}, { plan_id: 'tx_2', available_request_count: 0 });
    await setCount(id, 2).expect(422);
  });

  test('set by many at once keeps balance and ledger alike', async () => {
    const request = await build({ count: 2 });
    const answers = await Promise.all([1, 3, 4, 5, 6].map((count) => setCount(request.id, count)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const balance = 8 - (await stored(request.id)).count;
    expect(await booksOf(request.user_id)).toEqual({ balance, ledger: balance });
  });

  describe('of what is folded takes the split along', () => {
    const sizeL = { plan_id: 't8_2_L' };
    /** Folded by people who did so many each. */
    const folded = async (...counts: number[]) => {
      const count = counts.reduce((sum, each) => sum + each, 0);
      const request = await build({ ...FOLDED, count }, sizeL);
      const folders = await Promise.all(counts.map(() => staffOf('wash')));
      const rows = folders.map(({ id }, n) => ({ staff_id: id, half_count: (counts[n] ?? 0) * 2 }));
      const { manager } = app.database;
      await manager.insert(
        WashRequestStaff,
        rows.map((row) => ({ ...row, wash_request_id: request.id })),
      );
      return { ...request, folders: folders.map(({ id }) => id) };
    };
    const splitOf = async (id: number): Promise<[number, number][]> => {
      const { body } = await admin.get(`/admin/washRequest/${id}`).expect(200);
      return body.staff_list.map((share: { id: number; count: number }) => [share.id, share.count]);
    };
    const send = (id: number, body: object) => admin.post(`/admin/washRequests/${id}/setCount`).send(body);

    test('whoever folded alone folded all of them', async () => {
      const { id, folders } = await folded(3);
      await setCount(id, 5).expect(200);
      expect(await splitOf(id)).toEqual([[folders[0], 5]]);
    });

    test('of no bags there is no split', async () => {
      const { id } = await folded(1, 2);
      await setCount(id, 0).expect(200);
      expect(await splitOf(id)).toEqual([]);
    });

    test('after a count of none it is said who folded them', async () => {
      const { id, folders } = await folded(3);
      await setCount(id, 0).expect(200);
      const { body } = await setCount(id, 1).expect(422);
      expect(body.errors).toEqual({ staff_list: ['スタッフを選択してください'] });
      await send(id, { count: 1, staff_list: [{ id: folders[0], count: 1 }] }).expect(200);
      expect(await splitOf(id)).toEqual([[folders[0], 1]]);
    });

    test('several must say again who folded how many', async () => {
      const { id, user_id, folders } = await folded(1, 2);
      const before = await splitOf(id);
      const silent = await setCount(id, 4).expect(422);
      expect(silent.body.errors).toEqual({
        staff_list: ['複数のスタッフでたたんでいます。スタッフごとの個数も指定してください'],
      });
      const [first, second] = folders;
      const wrong = await send(id, { count: 4, staff_list: [{ id: first, count: 1.5 }] }).expect(422);
      expect(wrong.body.errors).toEqual({ staff_list: ['個数の合計がステータスと異なります'] });
      expect([await splitOf(id), (await stored(id)).count]).toEqual([before, 3]);
      expect(await booksOf(user_id)).toEqual({ balance: 5, ledger: 5 });
      const staff_list = [
        { id: first, count: 1.5 },
        { id: second, count: 2.5 },
      ];
      await send(id, { count: 4, staff_list }).expect(200);
      expect(await splitOf(id)).toEqual(staff_list.map((share) => [share.id, share.count]));
      expect(await booksOf(user_id)).toEqual({ balance: 4, ledger: 4 });
    });

    test('and before folding a split that is sent is nobody’s', async () => {
      const { id } = await build({}, sizeL);
      await send(id, { count: 2, staff_list: [{ id: 1, count: 9 }] }).expect(200);
      expect(await splitOf(id)).toEqual([]);
    });
  });

  test.each([[undefined], [null], ['']])('%j is no choice', async (count) => {
    const { body } = await setCount((await build()).id, count).expect(422);
    expect(body.errors).toEqual({ count: ['未選択です'] });
  });

  test('delivery staff set that of their own requests only', async () => {
    const driver = await staffOf('delivery');
    const caller = await app.as(driver);
    await setCount((await build({ staff_id: driver.id })).id, 2, caller).expect(200);
    await setCount((await build()).id, 2, caller).expect(404);
  });
});

describe('cancelling', () => {
  const cancel = (id: number, caller = admin) => caller.delete(`/admin/washRequests/cancel/${id}`);

  test('gives bags and place back, tells the customer, and takes the request out of every list', async () => {
    const request = await build({ count: 3 });
    const before = await usedOn('2026-11-26');
    await cancel(request.id).expect(204);
    expect(await booksOf(request.user_id)).toEqual({ balance: 8, ledger: 8 });
    expect(await usedOn('2026-11-26')).toBe(before - 1);
    expect(await stored(request.id)).toMatchObject({ cancelled_at: expect.any(String), cancel_kind: 2 });
    expect(await historyOf(request.id)).toEqual([13]);
    expect(await mailsTo(request.user_id)).toEqual(['request_cancelled_by_operator']);
    await admin.get(`/admin/washRequest/${request.id}`).expect(404);
    await cancel(request.id).expect(404);
  });

  test('is too late once picked up, and not for one-time requests', async () => {
    expect((await cancel((await build(PICKED_UP)).id).expect(409)).body).toMatchObject({
      reason: 'stale',
      detail: '集荷済みのためキャンセルできません',
    });
    await cancel((await build({}, { plan_id: 'tx_2', available_request_count: 0 })).id).expect(422);
  });

  test('is not for a delivery of bags, which has no pickup; discarding it gives none back: it took none', async () => {
    const request = await build({ ...BAG_DELIVERY, count: 2 });
    expect((await cancel(request.id).expect(422)).body.errors).toEqual({
      status: ['バッグ配達には集荷がありません。取りやめるときは破棄してください'],
    });
    await admin.delete(`/admin/washRequests/delete/${request.id}`).expect(204);
    expect(await booksOf(request.user_id)).toEqual({ balance: 8, ledger: 8 });
  });

  test('brings the placeholder back to the same-time request before', async () => {
    const customer = await buildCustomer(app, { plan_id: 't8_2_1' });
    const first = await buildRequest(app, customer, { count: 2, sched_delivery_dt: '2026-11-30 13:00:00' });
    const second = await buildRequest(app, customer, {
      count: 2,
      sched_pickup_dt: '2026-11-30 13:00:00',
      sched_delivery_dt: SAME_TIME,
      is_tentative: true,
    });
    await cancel(second.id).expect(204);
    expect(await stored(first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME, is_tentative: true });
  });

  test('racing with the pickup ends in one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await build({ count: 2 });
      const [cancelled, advanced] = await Promise.all([
        cancel(request.id),
        admin
          .post(`/admin/washRequest/${request.id}/setDate`)
          .send({ result_pickup_dt: '2026-11-25 09:00:00', status: 0 }),
      ]);
      const isCancelled = cancelled.status === 204;
      expect(isCancelled ? [404, 409] : [200]).toContain(advanced.status);
      const balance = isCancelled ? 8 : 6;
      expect(await booksOf(request.user_id)).toEqual({ balance, ledger: balance });
    }
  });
});

describe('discarding', () => {
  const discard = (id: number) => admin.delete(`/admin/washRequests/delete/${id}`);

  test.each([
    ['before pickup, the place of the day is free again', {}, 1],
    ['after pickup, the place stays taken', PICKED_UP, 0],
    ['after folding', FOLDED, 0],
  ])('gives no bag back: %s', async (_what, overrides, freed) => {
    const request = await build({ count: 3, ...overrides });
    const before = await usedOn('2026-11-26');
    await discard(request.id).expect(204);
    expect(await booksOf(request.user_id)).toEqual({ balance: 5, ledger: 5 });
    expect(await usedOn('2026-11-26')).toBe(before - freed);
    expect((await stored(request.id)).cancel_kind).toBe(3);
    expect(await historyOf(request.id)).toEqual([14]);
    expect(await mailsTo(request.user_id)).toEqual([]);
  });

  test('is possible for one-time requests, not for what is delivered', async () => {
    await discard((await build({}, { plan_id: 'tx_2', available_request_count: 0 })).id).expect(204);
    expect((await discard((await build(DELIVERED)).id).expect(409)).body).toMatchObject({
      reason: 'stale',
      detail: '配達済みのため破棄できません',
    });
  });
});

describe('absence mails', () => {
  const send = (id: number, type: unknown, caller = admin) =>
    caller.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type });
  const preview = (id: number) => admin.get(`/admin/washRequest/${id}/absenceMail`);

  test.each([
    ['pickup', {}, 1, [1, 3, 3], 'absence_pickup'],
    ['delivery', FOLDED, 2, [2, 3, 3], 'absence_delivery'],
    ['delivery of bags', BAG_DELIVERY, 2, [2, 3, 3], 'absence_delivery'],
  ])('about the %s: asked again, then on hold; each in the history', async (_leg, overrides, type, marks, template) => {
    const request = await build(overrides);
    for (const [sent, mark] of marks.entries()) {
      const { body: letter } = await preview(request.id).expect(200);
      const { body } = await send(request.id, type).expect(200);
      const user_id = request.user_id;
      const mail = await app.database.manager.findOneOrFail(Mail, { where: { user_id }, order: { id: 'DESC' } });
      const { recipient, subject, body: text } = mail;
      // The link of the request's page is the customer's alone.
      expect(letter).toEqual({
        type,
        recipient,
        subject,
        body: clearText(text).replace(/(\/visit\/)[\w-]+/g, '$1***'),
      });
      expect(body.absence_status).toBe(mark);
      expect(body.absence_mail_histories).toHaveLength(sent + 1);
      expect(body.absence_mail_histories[sent]).toMatchObject({
        type,
        created_at: expect.stringMatching(/^2026-11-25 09:/),
      });
    }
    expect(await mailsTo(request.user_id)).toEqual([template, template, template]);
    expect(await historyOf(request.id)).toEqual([16, 16, 16]);
    const fourth = await send(request.id, type).expect(429);
    const untilMidnight = Number(fourth.headers['retry-after']);
    expect(untilMidnight > 14 * 3600 && untilMidnight <= 15 * 3600).toBe(true);
    expect(await mailsTo(request.user_id)).toHaveLength(3);
  });

  test.each([
    ['the pickup once picked up', PICKED_UP, 1],
    ['the delivery before folding', {}, 2],
    ['the delivery once delivered', DELIVERED, 2],
    ['the pickup of bags that are brought', BAG_DELIVERY, 1],
  ])('are stale about %s', async (_what, overrides, type) => {
    const { id } = await build(overrides);
    expect((await send(id, type).expect(409)).body.reason).toBe('stale');
  });

  test('that cannot be sent are not shown', async () => {
    expect((await preview((await build(PICKED_UP)).id).expect(409)).body.reason).toBe('stale');
  });

  test.each([[0], [3], ['1'], [undefined]])('refuse type %j', async (type) => {
    const { body } = await send((await build()).id, type).expect(422);
    expect(Object.keys(body.errors)).toEqual(['type']);
  });
});

// The permission table, for requests of nobody's.
test.each([
  ['manager', { dates: 200, count: 403, cancel: 204, discard: 204, absence: 200 }],
  ['leader', { dates: 200, count: 200, cancel: 204, discard: 204, absence: 200 }],
  ['wash', { dates: 403, count: 403, cancel: 403, discard: 403, absence: 403 }],
  ['delivery', { dates: 403, count: 404, cancel: 403, discard: 403, absence: 404 }],
  ['lowest', { dates: 403, count: 403, cancel: 403, discard: 403, absence: 403 }],
] as const)('%s may: %j', async (face, expected) => {
  const caller = await app.as(await staffOf(face));
  const dates = { sched_delivery_dt: '2026-12-01 13:00:00' };
  const id = async () => (await build()).id;
  expect({
    dates: (await caller.put(`/admin/washRequests/${await id()}`).send(dates)).status,
    count: (await caller.post(`/admin/washRequests/${await id()}/setCount`).send({ count: 2 })).status,
    cancel: (await caller.delete(`/admin/washRequests/cancel/${await id()}`)).status,
    discard: (await caller.delete(`/admin/washRequests/delete/${await id()}`)).status,
    absence: (await caller.post(`/admin/washRequest/${await id()}/sendAbsenceMail`).send({ type: 1 })).status,
  }).toEqual(expected);
});

test('an absence mail’s first answer is replayed to who still sees the request, and to nobody else', async () => {
  const [driver, other] = [await staffOf('delivery'), await staffOf('delivery')];
  const { id } = await build({ staff_id: driver.id });
  const caller = await app.as(driver);
  const send = () =>
    caller.post(`/admin/washRequest/${id}/sendAbsenceMail`).set('idempotency-key', 'absent').send({ type: 1 });
  const first = await send().expect(200);
  expect((await send().expect(200)).body).toEqual(first.body);
  await admin.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: other.id }).expect(200);
  await send().expect(404);
});

test('delivery staff send absence mails about their own requests', async () => {
  const driver = await staffOf('delivery');
  const { id } = await build({ staff_id: driver.id });
  await (await app.as(driver)).post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type: 1 }).expect(200);
});
