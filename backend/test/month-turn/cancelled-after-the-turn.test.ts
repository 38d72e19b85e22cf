import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { bagsOf, cancel, post, signedIn } from '../harness/calls/own-requests.js';
import { turnMonths } from '../harness/month-edge/turn-months.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const LEGS = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-10 13:00:00' };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ now: '2026-11-30 20:00:00' });
  await buildArea(app);
});
afterAll(() => app.close());

it('bags of a request from before the turn come back when it is cancelled after it, what was left then does not', async () => {
  const { user, caller } = await signedIn(app);
  const { body } = await post(caller, { ...LEGS, count: 3 }).expect(201);
  app.clock.set('2026-12-01 00:10:00');
  await turnMonths(app);
  expect(await bagsOf(app, user)).toBe(8);
  await cancel(await app.as(user), body.id).expect(204);
  expect(await bagsOf(app, user)).toBe(11);
  const admin = await app.as(await buildAdmin(app));
  const ledger = await admin.get(`/admin/users/${user.id}/ledger`).expect(200);
  const said = ledger.body.map((each: Record<string, unknown>) => [each.reason, each.delta, each.wash_request_id]);
  expect(said).toEqual([
    ['cancel', 3, body.id],
    ['grant', 8, null],
    ['expire', -5, null],
    ['request', -3, body.id],
    ['grant', 8, null],
  ]);
  app.clock.set('2027-01-01 00:10:00');
  await turnMonths(app);
  expect(await bagsOf(app, user)).toBe(8);
});
