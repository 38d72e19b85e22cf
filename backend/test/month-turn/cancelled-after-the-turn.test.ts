import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { bagsOf, cancel, post, signedIn } from '../harness/calls/own-requests.js';
import { buildRequest } from '../harness/rows/build-request.js';
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

it('bags of a one-time plan do not outlive their month in a review that is refused after it, and those of the next stay', async () => {
  app.clock.set('2026-11-30 20:00:00');
  const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 3, latest_payment_method_id: 3 };
  const onetime = { plan_id: 'tx_2', available_request_count: 5 };
  const { user, caller } = await signedIn(app, { ...company, ...onetime } as Partial<User>);
  const { id } = await buildRequest(app, user, { ...LEGS, plan_id: 't8_2', count: 3 });
  const later = { sched_pickup_dt: '2026-12-08 13:00:00', sched_delivery_dt: '2026-12-15 13:00:00' };
  const { id: laterId } = await buildRequest(app, user, { ...later, plan_id: 't8_2', count: 2 });
  await cancel(caller, id).expect(204);
  const choose = async (wish: object) =>
    (await app.as(user)).post('/users/me/userPlan').send({ pickup_delivery_type: 2, ...wish });
  expect((await choose({ plan_id: 't8_2', payment_method: 2 })).status).toBe(200);
  expect(await bagsOf(app, user)).toBe(3);
  app.clock.set('2026-12-02 09:00:00');
  await turnMonths(app);
  await cancel(await app.as(user), laterId).expect(204);
  const admin = await app.as(await buildAdmin(app));
  await admin.post(`/admin/users/${user.id}/status`).send({ status: 4, rejection_reason: '登記' }).expect(200);
  expect((await choose({ plan_id: 'tx_2', payment_method: 3 })).status).toBe(200);
  expect(await bagsOf(app, user)).toBe(2);
});
