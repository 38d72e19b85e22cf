import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { mailsOf, operationsOf, rowOf, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, startApp, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

async function build(overrides: Parameters<typeof buildRequest>[2] = {}) {
  const user = await buildCustomer(app);
  const { id } = await buildRequest(app, user, { pickup_delivery_type: 1, ...overrides });
  return { user, id, path: `/visits/${clearText((await rowOf(app, id)).visit_secret)}` };
}
const put = (path: string, body: object) => app.anonymous.put(`${path}/atDoor`).send(body);
const doorOf = async (path: string) => (await app.anonymous.get(path).expect(200)).body.at_door;
const PICKUP = { leg: 1, at_door: true };

describe('bags at the door', () => {
  it('are said by the link, told by mail and history, and taken back', async () => {
    const { user, id, path } = await build();
    expect(await doorOf(path)).toEqual({ leg: 1, is_wished: false, until: '2026-11-26 12:30:00', can_change: true });
    const { body } = await put(path, PICKUP).expect(200);
    expect(body.at_door).toMatchObject({ leg: 1, is_wished: true });
    // Sent again, it is no change.
    await put(path, PICKUP).expect(200);
    expect(await mailsOf(app, user)).toEqual(['at_door']);
    expect(await operationsOf(app, user)).toEqual([OPERATION.atDoorChanged]);
    await put(path, { ...PICKUP, at_door: false }).expect(200);
    expect((await doorOf(path)).is_wished).toBe(false);
    await put(path, PICKUP).expect(200);
    // Of one visit it is written once.
    expect(await mailsOf(app, user)).toEqual(['at_door']);
    const { body: mail } = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id });
    expect(mail).toContain('玄関前に置かれたバッグをお預かりします。');
    const [entry] = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
    expect(entry).toMatchObject({ wreq_id: id, operation_user_id: user.id });
    expect(JSON.parse(entry?.changes ?? '')).toEqual({
      leg: [null, 1],
      at_door: [false, true],
      by_link: [null, null],
    });
  });

  it('are read by the driver, on paper and by the desk', async () => {
    const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
    const { id, path } = await build({ sched_pickup_dt: '2026-11-25 18:00:00', staff_id: driver.id });
    await put(path, PICKUP).expect(200);
    const own = await app.as(driver);
    const [stop] = (await own.get('/admin/work').expect(200)).body;
    expect(stop).toMatchObject({ id, at_door: true });
    const { body: day } = await own.get('/admin/routeSheets?date=2026-11-25').expect(200);
    expect(day.sheets[0].stops).toEqual([expect.objectContaining({ id, leg: 1, at_door: true })]);
    const admin = await app.as(await buildAdmin(app));
    const { body: detail } = await admin.get(`/admin/washRequest/${id}`).expect(200);
    expect(detail).toMatchObject({ at_door: true });
    expect(detail.history.at(-1)).toMatchObject({ operation_type: OPERATION.atDoorChanged });
  });

  it('are of one leg: what was wished for the pickup says nothing of the delivery', async () => {
    const { path } = await build({ at_door_leg: 1, status: 1, result_pickup_dt: '2026-11-25 08:00:00' });
    expect(await doorOf(path)).toMatchObject({ leg: 2, is_wished: false, until: '2026-11-30 12:30:00' });
  });

  it.each<[string, object, string, number, string]>([
    ['half an hour before', {}, '2026-11-26 12:30:01', 409, 'time_limit_exceeded'],
    ['of the other leg', {}, NOW, 409, 'stale'],
    ['of bags in a box', { pickup_delivery_type: 2 }, NOW, 422, 'validation'],
  ])('are refused %s', async (what, row, now, status, reason) => {
    const { path, user } = await build(row);
    app.clock.set(now);
    const { body } = await put(path, what === 'of the other leg' ? { ...PICKUP, leg: 2 } : PICKUP).expect(status);
    if (status === 409) expect(body.reason).toBe(reason);
    expect(await operationsOf(app, user)).toEqual([]);
  });

  it('can be said by who was out until the next try', async () => {
    const { path } = await build({ sched_pickup_dt: '2026-11-25 08:00:00', absence_status: 1 });
    expect(await doorOf(path)).toMatchObject({ until: null, can_change: true });
    await put(path, PICKUP).expect(200);
  });

  it('are none of a request that is over, or handed over otherwise', async () => {
    const ended = await build({ cancelled_at: '2026-11-25 08:00:00', cancel_kind: 1 });
    expect(await doorOf(ended.path)).toBeNull();
    await put(ended.path, PICKUP).expect(404);
    expect(await doorOf((await build({ pickup_delivery_type: 4 })).path)).toBeNull();
  });

  it('are stored once, however many press at once', async () => {
    const { user, path } = await build();
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(path, PICKUP)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await operationsOf(app, user)).toEqual([OPERATION.atDoorChanged]);
    expect(await mailsOf(app, user)).toEqual(['at_door']);
  });

  it('take nothing but what they say', async () => {
    const { path } = await build();
    for (const body of [{}, { leg: 1 }, { leg: 3, at_door: true }, { leg: 1, at_door: 'yes' }, { ...PICKUP, count: 2 }])
      await put(path, body).expect(422);
  });
});

it('a request’s door is changed ten times an hour, no more', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const { id } = await buildRequest(limited, await buildCustomer(limited), { pickup_delivery_type: 1 });
    const path = `/visits/${clearText((await rowOf(limited, id)).visit_secret)}/atDoor`;
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1)
      statuses.push((await limited.anonymous.put(path).send({ leg: 1, at_door: call % 2 === 0 })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  } finally {
    await limited.close();
  }
});
