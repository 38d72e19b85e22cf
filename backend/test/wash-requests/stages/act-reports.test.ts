import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { insideTransactions, statementsOf } from '../../harness/looks/statements.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const NOW = '2026-11-25 20:00:00';
const PICKUP = '2026-11-25 10:00:00';
const MADE = '2026-11-25 09:20:37';

let app: RunningApp;
let driver: User;
let other: User;
let own: Caller;
let desk: Caller;
let colleague: Caller;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on' } });
  await buildArea(app);
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '前野', name2: '進' });
  other = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '次野', name2: '守' });
  own = await app.as(driver);
  desk = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader, name1: '班長', name2: '花子' }));
  colleague = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader, name1: '班長', name2: '太郎' }));
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const stop = async () =>
  buildRequest(app, await buildCustomer(app, { available_request_count: 20, name1: '田中', name2: '美咲' }), {
    sched_pickup_dt: PICKUP,
    sched_dt: PICKUP,
    staff_id: driver.id,
    count: 2,
  });
const give = (id: number, staff: User = other) =>
  desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: staff.id }).expect(200);
const report = (by: Caller, id: number, more: object = {}) =>
  by.post(`/admin/washRequest/${id}/actReports`).send({ act: 1, made_at: MADE, ...more });
interface Shown {
  readonly id: number;
  readonly wreq_id: number;
  readonly settled_id: number | null;
}
const openOf = async (id: number) =>
  ((await desk.get('/admin/actReports').expect(200)).body as Shown[]).filter(({ wreq_id }) => wreq_id === id);
const closedOf = async (wreq_id: number) =>
  (await desk.get('/admin/actReports/closed').query({ wreq_id }).expect(200)).body as Shown[];
const settle = (by: Caller, id: number, how: 'close' | 'reopen', seen: object = {}) =>
  by.post(`/admin/actReports/${id}/${how}`).send(seen);
/** A report of a stop, by its id and the request's. */
const reported = async (more: object = {}) => {
  const { id } = await stop();
  await report(own, id, more).expect(204);
  const [entry] = await openOf(id);
  return { id, entry: entry?.id ?? 0 };
};
const entriesOf = (
  id: number,
  operation_type: (typeof OPERATION)['actReported' | 'actReportClosed' | 'actReportReopened'],
) => app.database.manager.findBy(OperationHistory, { wreq_id: id, operation_type });

it('a phone that reports without an end is stopped, and what was refused is not counted', async () => {
  const looping = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  const phone = await app.as(looping);
  const { id } = await stop();
  await give(id, looping);
  await report(phone, id, { act: 9 }).expect(422);
  for (let times = 0; times < LIMITS.actReportsPerHour; times += 1) await report(phone, id).expect(204);
  await report(phone, id).expect(429);
  expect(await entriesOf(id, OPERATION.actReported)).toHaveLength(LIMITS.actReportsPerHour);
});

it('a report tells the desk what was done at a stop that had been given on, and leaves the request as it is', async () => {
  const { id, user_id } = await stop();
  await give(id);
  await report(own, id, { count: 3 }).expect(204);
  expect(await openOf(id)).toEqual([
    {
      id: expect.any(Number),
      wreq_id: id,
      user_id,
      operation_user: '前野 進',
      act: 1,
      made_at: MADE,
      count: 3,
      user: '田中 美咲',
      company: '',
      status: 0,
      staff_name: '次野 守',
      refusal: null,
      is_recorded: false,
      settled_id: null,
    },
  ]);
  const request = await app.database.manager.findOneByOrFail(WashRequest, { id });
  expect(request).toMatchObject({ status: 0, count: 2, staff_id: other.id, result_pickup_dt: null });
});

it('a report stands in the history of the request, for who has it now, too', async () => {
  const { id } = await stop();
  await give(id);
  await report(own, id).expect(204);
  const next = await app.as(other);
  const { body } = await next.get(`/admin/washRequest/${id}/history`).expect(200);
  expect(body[0]).toMatchObject({
    operation_type: OPERATION.actReported,
    changes: [
      { field: 'reported_act', from: null, to: '1' },
      { field: 'made_at', from: null, to: MADE },
    ],
  });
});

it('an open report stands on the request for who has it now, without its customer, until it is closed or a month old', async () => {
  const { id } = await stop();
  await give(id);
  await report(own, id, { count: 3 }).expect(204);
  const reportsOf = async () => {
    const next = await app.as(other);
    return (await next.get(`/admin/washRequest/${id}`).expect(200)).body.act_reports;
  };
  const [{ id: entry } = { id: 0 }] = await openOf(id);
  const told = { id: entry, operation_user: '前野 進', act: 1, made_at: MADE, count: 3, refusal: null };
  expect(await reportsOf()).toEqual([told]);
  app.clock.set('2026-12-26 09:00:00');
  expect(await reportsOf()).toEqual([]);
  app.clock.set(NOW);
  expect(await reportsOf()).toEqual([told]);
  await desk.post(`/admin/actReports/${entry}/close`).expect(204);
  expect(await reportsOf()).toEqual([]);
});

it('a report is closed once, by whoever saw to it; whoever lost the answer may say it again', async () => {
  const { id, entry } = await reported();
  await settle(desk, entry, 'close').expect(204);
  expect(await openOf(id)).toEqual([]);
  await settle(desk, entry, 'close').expect(204);
  const closed = await entriesOf(id, OPERATION.actReportClosed);
  expect(closed).toMatchObject([{ operation_user: '班長 花子', target_id: entry }]);
});

it('whoever closes a report second is told who was first, and when', async () => {
  const { id, entry } = await reported();
  await settle(desk, entry, 'close').expect(204);
  const { body } = await settle(colleague, entry, 'close').expect(409);
  expect(body).toMatchObject({
    reason: 'stale',
    by: '班長 花子',
    at: NOW,
    detail: 'すでに確認済みにされています（班長 花子、11月25日(水) 20:00）',
  });
  expect(await entriesOf(id, OPERATION.actReportClosed)).toHaveLength(1);
});

it.each(['close', 'reopen'] as const)('of two who %s a report at once one does, and the other is told', async (how) => {
  const { id, entry } = await reported();
  if (how === 'reopen') await settle(desk, entry, 'close').expect(204);
  const answers = await Promise.all([desk, colleague].map((by) => settle(by, entry, how)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const type = how === 'close' ? OPERATION.actReportClosed : OPERATION.actReportReopened;
  expect(await entriesOf(id, type)).toHaveLength(1);
});

it('a report that was closed by mistake is opened again, by whoever may close it, as often as that happens', async () => {
  const { id, entry } = await reported();
  await settle(colleague, entry, 'reopen').expect(204);
  expect(await entriesOf(id, OPERATION.actReportReopened)).toEqual([]);
  for (const times of [1, 2]) {
    await settle(desk, entry, 'close').expect(204);
    expect(await closedOf(id)).toMatchObject([{ id: entry, act: 1, closed_by: '班長 花子', closed_at: NOW }]);
    await settle(colleague, entry, 'reopen').expect(204);
    expect(await entriesOf(id, OPERATION.actReportReopened)).toHaveLength(times);
    expect(await openOf(id)).toMatchObject([{ id: entry }]);
    expect(await closedOf(id)).toEqual([]);
  }
  const { body } = await settle(desk, entry, 'reopen').expect(409);
  expect(body.detail).toBe('すでに未確認に戻されています（班長 太郎、11月25日(水) 20:00）');
});

it.each(['close', 'reopen'] as const)(
  'a %s that is repeated after a colleague’s contrary is told, and changes nothing',
  async (how) => {
    const { id, entry } = await reported();
    const contrary = how === 'close' ? 'reopen' : 'close';
    if (how === 'reopen') await settle(colleague, entry, 'close').expect(204);
    const [seen] = how === 'close' ? await openOf(id) : await closedOf(id);
    const sent = { seen_settled_id: seen?.settled_id };
    await settle(desk, entry, how, sent).expect(204);
    await settle(desk, entry, how, sent).expect(204);
    await settle(colleague, entry, contrary).expect(204);
    const { body } = await settle(desk, entry, how, sent).expect(409);
    expect(body).toMatchObject({ reason: 'stale', by: '班長 太郎', at: NOW });
    const [still] = how === 'close' ? await openOf(id) : await closedOf(id);
    await settle(desk, entry, how, { seen_settled_id: still?.settled_id }).expect(204);
  },
);

it('a report says whether its request holds by now what was done', async () => {
  const { id } = await reported({ count: 2 });
  expect(await openOf(id)).toMatchObject([{ is_recorded: false }]);
  await own
    .post(`/admin/washRequest/${id}/setDate`)
    .send({ status: 0, result_pickup_dt: '2026-11-25 09:20:00', count: 2 })
    .expect(200);
  expect(await openOf(id)).toMatchObject([{ status: 1, is_recorded: true }]);
});

it('an act that only a newer version knows is left out of the lists and of its request', async () => {
  const { id, entry } = await reported();
  await settle(desk, entry, 'close').expect(204);
  await settle(desk, entry, 'reopen').expect(204);
  const changes = JSON.stringify({ reported_act: [null, 99], made_at: [null, MADE] });
  await app.database.manager.update(OperationHistory, { id: entry }, { changes });
  expect(await openOf(id)).toEqual([]);
  const { body } = await desk.get(`/admin/washRequest/${id}`).expect(200);
  expect(body.act_reports).toEqual([]);
  await settle(desk, entry, 'close').expect(204);
  expect(await closedOf(id)).toEqual([]);
});

it('of one request everything is shown that was closed, up to a page', async () => {
  const { id, entry } = await reported();
  await settle(desk, entry, 'close').expect(204);
  const { manager } = app.database;
  const { id: _, ...row } = await manager.findOneByOrFail(OperationHistory, { id: entry });
  const [closing] = await entriesOf(id, OPERATION.actReportClosed);
  const { id: __, ...close } = closing!;
  const copies = await manager.insert(
    OperationHistory,
    Array.from({ length: 24 }, () => ({ ...row })),
  );
  await manager.insert(
    OperationHistory,
    copies.identifiers.map((copy) => ({ ...close, target_id: Number(copy['id']) })),
  );
  expect(await closedOf(id)).toHaveLength(25);
});

it('what was closed lately is shown to all who steer the day; later on, where its request is looked at', async () => {
  const { id, entry } = await reported();
  await settle(desk, entry, 'close').expect(204);
  const closedOn = async (now: string, query: object = {}) => {
    app.clock.set(now);
    const leader = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader }));
    const { body } = await leader.get('/admin/actReports/closed').query(query).expect(200);
    return (body as { id: number }[]).map((each) => each.id);
  };
  expect(await closedOn('2026-11-28 23:59:00')).toContain(entry);
  expect(await closedOn('2026-11-29 00:00:00')).not.toContain(entry);
  expect(await closedOn('2026-11-29 00:00:00', { wreq_id: id })).toEqual([entry]);
});

it('a report says why the act was not taken, in the trail too', async () => {
  const { id } = await reported({ refusal: 'stop_left' });
  expect(await openOf(id)).toMatchObject([{ refusal: 'stop_left' }]);
  const { body } = await desk.get(`/admin/washRequest/${id}/history`).expect(200);
  expect(body[0].changes).toContainEqual({ field: 'reported_refusal', from: null, to: 'stop_left' });
  for (const refusal of ['written by hand', 'act_report_closed_by']) await report(own, id, { refusal }).expect(422);
});

it('one request’s reports are found behind however many of another, and those a page at a time', async () => {
  const { id, entry } = await reported();
  const flooded = await stop();
  await report(own, flooded.id).expect(204);
  const { manager } = app.database;
  const of = { wreq_id: flooded.id, operation_type: OPERATION.actReported };
  const { id: _, ...row } = await manager.findOneByOrFail(OperationHistory, of);
  await manager.insert(
    OperationHistory,
    Array.from({ length: LIMITS.actReportsPage }, () => ({ ...row })),
  );
  const page = async (query: object) =>
    (await desk.get('/admin/actReports').query(query).expect(200)).body as { id: number }[];
  const first = await page({});
  expect(first).toHaveLength(LIMITS.actReportsPage);
  expect(first.map((each) => each.id)).not.toContain(entry);
  const rest = await page({ before: first.at(-1)?.id });
  expect(rest[0]).toMatchObject({ wreq_id: flooded.id });
  expect(rest.map((each) => each.id)).toContain(entry);
  expect(await page({ wreq_id: id })).toMatchObject([{ id: entry }]);
});

it('a report, and its end, hold the account, so that the name of one that is made anonymous is not written again', async () => {
  const { id } = await stop();
  const begins = async (act: () => Promise<unknown>) => insideTransactions(await statementsOf(app, act))[0];
  expect(await begins(() => report(own, id).expect(204))).toMatch(/^UPDATE [`"]users[`"]/);
  const [{ id: entry } = { id: 0 }] = await openOf(id);
  const close = () => desk.post(`/admin/actReports/${entry}/close`).expect(204);
  const writes = insideTransactions(await statementsOf(app, close)).filter((sql) => /^(UPDATE|INSERT)/.test(sql));
  expect(writes[0]).toMatch(/^UPDATE [`"]users[`"]/);
});

it('a report stays open over the end of a short month', async () => {
  const { id } = await stop();
  const beside = '2027-02-28 18:00:00';
  app.clock.set(beside);
  await report(await app.as(driver), id, { made_at: beside }).expect(204);
  app.clock.set('2027-03-01 09:00:00');
  const leader = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader }));
  const { body } = await leader.get('/admin/actReports').expect(200);
  expect(body).toMatchObject([{ wreq_id: id }]);
});

it('an entry that is no report is closed and opened by nobody', async () => {
  const { id } = await stop();
  await give(id);
  const [assignment] = await app.database.manager.findBy(OperationHistory, { wreq_id: id });
  for (const how of ['close', 'reopen'] as const) {
    await settle(desk, assignment?.id ?? 0, how).expect(404);
    await settle(desk, 999_999, how).expect(404);
  }
});

it('an act may be reported of one’s own stop, and of one that has ended', async () => {
  const { id } = await stop();
  await desk.delete(`/admin/washRequests/cancel/${id}`).expect(204);
  await report(own, id).expect(204);
  expect(await openOf(id)).toMatchObject([{ status: null }]);
});

it('an act may be reported of a stop that was given on before the act, of which its driver did not know', async () => {
  const { id } = await stop();
  app.clock.set('2026-11-25 09:00:00');
  await give(id);
  app.clock.set(NOW);
  await report(own, id).expect(204);
});

it('an act may be reported the day after: only the act itself had to arrive within twelve hours', async () => {
  const { id } = await stop();
  await give(id);
  app.clock.set('2026-11-26 10:00:00');
  await report(await app.as(driver), id).expect(204);
  expect(await entriesOf(id, OPERATION.actReported)).toHaveLength(1);
});

it('a report is refused to whoever never had the stop, or had it another time', async () => {
  const { id } = await stop();
  await report(await app.as(other), id).expect(404);
  await report(desk, id).expect(404);
  await give(id);
  await report(own, id, { made_at: '2026-11-26 08:30:00' }).expect(404);
  await report(own, 999_999).expect(404);
  expect(await entriesOf(id, OPERATION.actReported)).toEqual([]);
});

it('a report is refused of what is not done yet, and of what is no act', async () => {
  const { id } = await stop();
  const { body } = await report(own, id, { made_at: '2026-11-25 20:12:00' }).expect(422);
  expect(body.refusals).toEqual([{ code: 'made_at_ahead', field: 'made_at' }]);
  await report(own, id, { act: 9 }).expect(422);
  await report(own, id, { made_at: '2026-10-25 20:00:00' }).expect(404);
});

it('an act is reported once for one key', async () => {
  const { id } = await stop();
  const once = () => report(own, id).set('Idempotency-Key', `report ${id}`).expect(204);
  await once();
  await once();
  expect(await entriesOf(id, OPERATION.actReported)).toHaveLength(1);
});

it('the day of whoever goes there next says that a report is open, until it is closed', async () => {
  const { id, entry } = await reported();
  await give(id);
  const next = await app.as(other);
  const hasReport = async () =>
    ((await next.get('/admin/work').expect(200)).body as { id: number; has_report?: boolean }[]).find(
      (row) => row.id === id,
    )?.has_report;
  expect(await hasReport()).toBe(true);
  await settle(desk, entry, 'close');
  expect(await hasReport()).toBeUndefined();
  await settle(desk, entry, 'reopen');
  expect(await hasReport()).toBe(true);
});
