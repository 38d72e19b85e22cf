import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { delayAnswer } from '../harness/looks/statements.js';

const BOOKING = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00', count: 1 };
/** ms: without its deadline it would never come. */
const ANSWERED_WITHIN = 15_000;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

test('a call whose session is looked up for ever is answered, and does nothing when the look-up comes back', async () => {
  const user = await buildCustomer(app);
  const token = await app.tokenOf(user);
  const book = (body: object) =>
    fetch(`${app.url}/api/v1/users/me/washRequests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN),
    });
  const { asked, deliver } = delayAnswer(app, /FROM sessions/);
  const answer = book(BOOKING);
  await asked;
  const refused = await answer;
  expect(refused.status).toBe(503);
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  deliver();
  const next = { ...BOOKING, sched_pickup_dt: '2026-11-27 14:00:00', sched_delivery_dt: '2026-12-03 14:00:00' };
  expect((await book(next)).status).toBe(201);
  const stored = await app.database.manager.findBy(WashRequest, { user_id: user.id });
  expect(stored.map(({ sched_pickup_dt: pickup }) => pickup)).toEqual([next.sched_pickup_dt]);
}, 60_000);
