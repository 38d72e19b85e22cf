import { User } from '../../src/modules/users/user.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

/** Two batches and a half. */
const CUSTOMERS = 250;
const NEXT_BATCH = /SELECT id FROM users .*turned_month = \?.* LIMIT/;

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  await buildArea(app);
  for (let n = 0; n < CUSTOMERS; n += 1) await buildCustomer(app, { available_request_count: 0 });
  app.clock.set('2026-12-01 00:05:00');
});
afterEach(() => app.close());

const turn = () => runJob(app, 'month-turn');
const turned = () => app.database.manager.countBy(User, { turned_month: '2026-12' });

it('a turn of several batches tells of every customer', async () => {
  expect(await turn()).toEqual({ found: CUSTOMERS, done: CUSTOMERS, failed: 0 });
  expect(await turned()).toBe(CUSTOMERS);
});

it('a turn that cannot go on fails, and keeps the batches that it has begun', async () => {
  await expect(refuseOnce(app, NEXT_BATCH, 3, turn)).rejects.toThrow('deadlock');
  expect(await turned()).toBe(200);
});
