import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { AbsenceMail } from '../../../src/modules/wash-requests/absence/absence-mail.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

/** The shift is nearly over when the line is back. */
const NOW = '2026-11-25 20:00:00';
const PICKUP = '2026-11-25 10:00:00';
const MADE = '2026-11-25 09:20:37';

let app: RunningApp;
let driver: User;
let own: Caller;
let desk: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  own = await app.as(driver);
  desk = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader, name1: '班長', name2: '花子' }));
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const stop = async () =>
  buildRequest(app, await buildCustomer(app, { available_request_count: 20 }), {
    sched_pickup_dt: PICKUP,
    sched_dt: PICKUP,
    staff_id: driver.id,
    count: 2,
  });
const ACTS = {
  mark: (by: Caller, id: number, more: object = {}) =>
    by.post(`/admin/washRequest/${id}/setDate`).send({ status: 0, result_pickup_dt: '2026-11-25 09:20:00', ...more }),
  count: (by: Caller, id: number, more: object = {}) =>
    by.post(`/admin/washRequests/${id}/setCount`).send({ count: 3, ...more }),
  absence: (by: Caller, id: number, more: object = {}) =>
    by.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type: 1, ...more }),
};
const OPERATIONS = {
  mark: OPERATION.pickedUp,
  count: OPERATION.requestCountChanged,
  absence: OPERATION.absenceMailSent,
};
const acts = Object.keys(ACTS) as (keyof typeof ACTS)[];
const stored = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });
const entriesOf = (id: number) => app.database.manager.findBy(OperationHistory, { wreq_id: id });

describe.each(acts)('%s, done without a line and told later', (act) => {
  const send = ACTS[act];

  it('is recorded with both times', async () => {
    const { id } = await stop();
    await send(own, id, { made_at: MADE, seen_sched_dt: PICKUP }).expect(200);
    const [entry] = await entriesOf(id);
    expect(entry?.operation_type).toBe(OPERATIONS[act]);
    expect(entry?.search_timestamp.slice(0, 16)).toBe(NOW.slice(0, 16));
    expect(JSON.parse(entry?.changes ?? '')).toMatchObject({ made_at: [null, MADE] });
  });

  it('says one time only where it is told at once', async () => {
    const { id } = await stop();
    await send(own, id, { made_at: '2026-11-25 19:59:30' }).expect(200);
    const [entry] = await entriesOf(id);
    expect(JSON.parse(entry?.changes ?? '')).not.toHaveProperty('made_at');
  });

  it.each([
    ['made_at_ahead', '2026-11-25 20:12:00', '記録した時刻が先の時刻になっています。端末の時計をご確認ください'],
    ['made_at_too_old', '2026-11-25 07:59:00', '記録から12時間を過ぎたため送れません'],
  ])('is refused as %s when it was made at %s', async (code, made_at, text) => {
    const { id } = await stop();
    const { body } = await send(own, id, { made_at }).expect(422);
    expect(body).toMatchObject({ errors: { made_at: [text] }, refusals: [{ code, field: 'made_at' }] });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is done once for one key, and tells the first answer', async () => {
    const { id } = await stop();
    const once = () => send(own, id, { made_at: MADE, seen_sched_dt: PICKUP }).set('Idempotency-Key', `${act} ${id}`);
    const first = await once().expect(200);
    expect((await once().expect(200)).body).toEqual(first.body);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('is stale where somebody moved the stop meanwhile, and says who', async () => {
    const { id } = await stop();
    const moved = { sched_pickup_dt: '2026-11-27 10:00:00', sched_delivery_dt: '2026-12-01 10:00:00' };
    await desk.put(`/admin/washRequests/${id}`).send(moved).expect(200);
    const { body } = await send(own, id, { made_at: MADE, seen_sched_dt: PICKUP }).expect(409);
    expect(body).toMatchObject({ reason: 'stale', by: '班長 花子' });
    expect(await stored(id)).toMatchObject({ status: 0, count: 2, absence_status: 0 });
  });

  it('is for nobody who does not see the stop any more, whatever the key', async () => {
    const { id } = await stop();
    const once = () => send(own, id, { made_at: MADE }).set('Idempotency-Key', `${act} ${id}`);
    await once().expect(200);
    const other = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    await desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: other.id }).expect(200);
    await once().expect(404);
  });

  it('says who has the stop now, to who had it and nobody else', async () => {
    const { id } = await stop();
    const other = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '次野', name2: '守' });
    await desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: other.id }).expect(200);
    const { body } = await send(own, id, { made_at: MADE }).expect(404);
    expect(body).toMatchObject({ detail: '次野 守さんの担当に変わりました', staff_name: '次野 守' });
    const stranger = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.delivery }));
    expect((await send(stranger, id, { made_at: MADE }).expect(404)).body).not.toHaveProperty('staff_name');
  });

  it('is told of one’s own stops only', async () => {
    const { id } = await stop();
    const { body } = await send(desk, id, { made_at: MADE }).expect(422);
    expect(body.refusals).toEqual([{ code: 'made_at_not_own', field: 'made_at' }]);
    await send(desk, id).expect(200);
  });
});

it('a stamp is the moment that was marked, and none later than the mark', async () => {
  const { id } = await stop();
  const late = await ACTS.mark(own, id, { made_at: MADE, result_pickup_dt: '2026-11-25 19:00:00' }).expect(422);
  expect(late.body.refusals).toEqual([{ code: 'stamp_in_future', field: 'result_pickup_dt' }]);
  await ACTS.mark(own, id, { made_at: MADE }).expect(200);
  expect(await stored(id)).toMatchObject({ result_pickup_dt: '2026-11-25 09:20:00', result_pickup_by: driver.id });
});

it('a count that was taken before the latest stage is of another time', async () => {
  const { id } = await stop();
  await ACTS.mark(desk, id, { result_pickup_dt: '2026-11-25 15:00:00' }).expect(200);
  const { body } = await ACTS.count(own, id, { made_at: MADE }).expect(422);
  expect(body.refusals).toEqual([{ code: 'made_at_before_stage', field: 'made_at' }]);
});

it('a count replaces the one that was seen, and no other', async () => {
  const { id } = await stop();
  await ACTS.count(desk, id, { count: 5 }).expect(200);
  const { body } = await ACTS.count(own, id, { made_at: MADE, seen_count: 2 }).expect(409);
  expect(body).toMatchObject({ reason: 'stale', by: '班長 花子' });
  await ACTS.count(own, id, { made_at: MADE, seen_count: 5 }).expect(200);
  expect((await stored(id)).count).toBe(3);
});

it('an absence mail is of when it goes out', async () => {
  const { id } = await stop();
  await ACTS.absence(own, id, { made_at: MADE }).expect(200);
  const [mail] = await app.database.manager.findBy(AbsenceMail, { wash_request_id: id });
  expect(mail?.created_at.slice(0, 16)).toBe(NOW.slice(0, 16));
});
