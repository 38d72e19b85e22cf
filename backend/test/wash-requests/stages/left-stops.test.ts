import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { User } from '../../../src/modules/users/user.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const NOW = '2026-11-25 09:00:00';
const PICKUP = '2026-11-25 15:00:00';

let app: RunningApp;
let driver: User;
let own: Caller;
let other: Caller;
let desk: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  own = await app.as(driver);
  other = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.delivery }));
  desk = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader }));
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const stop = async (more: object = {}) =>
  buildRequest(app, await buildCustomer(app, { available_request_count: 9, name1: '田中', name2: '美咲' }), {
    sched_pickup_dt: PICKUP,
    sched_dt: PICKUP,
    staff_id: driver.id,
    count: 2,
    ...more,
  });
const toldOf = async (caller: Caller, id: number) => (await caller.get(`/admin/washRequest/${id}`).expect(404)).body;
const NOTHING = { type: 'about:blank', title: 'Not Found', status: 404, detail: '対象が見つかりません' };

it('whoever had a stop reads who has it by now, and nothing else of it', async () => {
  const { id } = await stop();
  const next = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '次野', name2: '守' });
  await desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: next.id }).expect(200);
  expect(await toldOf(own, id)).toEqual({
    ...NOTHING,
    reason: 'stop_left',
    code: 'stop_left',
    detail: '次野 守さんの担当に変わりました',
    staff_name: '次野 守',
  });
  expect(await toldOf(other, id)).toEqual(NOTHING);
});

it('whoever had a stop reads that its customer cancelled it', async () => {
  const { id, user_id } = await stop();
  const customer = await app.database.manager.findOneByOrFail(User, { id: user_id });
  await (await app.as(customer)).delete(`/users/me/washRequests/${id}`).expect(204);
  expect(await toldOf(own, id)).toEqual({
    ...NOTHING,
    reason: 'stop_left',
    code: 'stop_cancelled_by_customer',
    detail: 'お客様がキャンセルしました',
    staff_name: null,
  });
  expect(await toldOf(other, id)).toEqual(NOTHING);
});

it('whoever had a stop reads that the office ended it, also after it was given on, and only for half a day', async () => {
  const { id } = await stop();
  await desk.delete(`/admin/washRequests/cancel/${id}`).expect(204);
  expect(await toldOf(own, id)).toMatchObject({ detail: 'キャンセルされました' });
  const { id: given } = await stop();
  const next = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  await desk.post(`/admin/washRequest/${given}/assignStaff`).send({ staff_id: next.id }).expect(200);
  await desk.delete(`/admin/washRequests/cancel/${given}`).expect(204);
  expect(await toldOf(own, given)).toMatchObject({ detail: 'キャンセルされました' });
  app.clock.set('2026-11-25 21:00:01');
  expect(await toldOf(own, id)).toEqual(NOTHING);
  expect(await toldOf(own, given)).toEqual(NOTHING);
});

it.each([
  [CANCEL_KIND.discard, '集配が破棄されました'],
  [CANCEL_KIND.automatic, 'キャンセルされました'],
])('whoever had a stop reads how it ended (%s)', async (cancel_kind, detail) => {
  const { id } = await stop({ cancelled_at: '2026-11-25 08:00:00', cancel_kind });
  expect(await toldOf(own, id)).toMatchObject({ detail });
});
