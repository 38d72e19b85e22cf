import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { washes } from '../harness/month-edge/washes.js';
import { COMPANY, CONFIRMED, CONFIRMS } from '../harness/month-edge/scene.js';
import { turnMonths } from '../harness/month-edge/turn-months.js';
import { manualPaymentsOf } from '../harness/calls/sandbox.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
  await buildArea(servers.app);
});
afterAll(() => servers.close());

it('what a customer and an operator read before the turn is what a write finds', async () => {
  const { app } = servers;
  servers.setClocks('2026-11-30 23:50:00');
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const other = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const [caller, admin] = [await servers.onReplica(user), await servers.onReplica(await buildAdmin(app))];
  servers.setClocks('2026-12-01 00:01:00');
  const { body } = await caller.get('/users/me').expect(200);
  expect(body.turned_month).toBe('2026-12');
  expect([body.user_plan.plan_id, body.next_month_plan_id, body.available_request_count]).toEqual([CONFIRMED, null, 4]);
  const plan = (await caller.get('/users/me/currentUserPlan').expect(200)).body;
  expect([plan.plan_id, plan.next_month_plan_id]).toEqual([CONFIRMED, null]);
  const seen = (await admin.get(`/admin/users/${other.id}`).expect(200)).body;
  expect([seen.plan_id, seen.available_request_count]).toEqual([CONFIRMED, 4]);
  await turnMonths(app);
  for (const each of [user, other])
    expect((await manualPaymentsOf(app, each)).map(({ page_id, month }) => [page_id, month])).toEqual([[6, '2026-12']]);
});

it('an account that was away for months is turned month by month, and a chosen plan begins in its month', async () => {
  const { app } = servers;
  servers.setClocks('2026-11-25 09:00:00');
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const caller = await servers.onReplica(user);
  servers.setClocks('2027-02-03 09:00:00');
  await caller
    .post('/users/me/washRequestCount')
    .send(washes(CONFIRMED, 5, 2))
    .expect(401);
  await (
    await servers.onReplica(user)
  )
    .post('/users/me/washRequestCount')
    .send(washes(CONFIRMED, 5, 2))
    .expect(201);
  expect(await app.database.manager.findOneByOrFail(User, { id: user.id })).toMatchObject({
    plan_id: CONFIRMED,
    turned_month: '2027-02',
    available_request_count: 9,
  });
  expect((await manualPaymentsOf(app, user)).map(({ page_id, month }) => [page_id, month])).toEqual([
    [6, '2026-12'],
    [6, '2027-01'],
    [6, '2027-02'],
    [3, '2027-02'],
  ]);
});
