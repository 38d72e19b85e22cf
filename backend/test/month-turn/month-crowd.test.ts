import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { CONFIG, type Config } from '../../src/config/config.js';
import { miscounted, unbalanced } from '../harness/books.js';
import { buildArea } from '../harness/build-area.js';
import { buildCustomer } from '../harness/build-people.js';
import { buildSchedule } from '../harness/build-schedule.js';
import { startApp, type RunningApp } from '../harness/start-app.js';
import { statementsOf } from '../harness/statements.js';
import { onMysql } from '../harness/test-database.js';

const CROWD = 40;
const OF_ONE_SERVER = onMysql ? CROWD / 2 : CROWD;

let app: RunningApp;
let replica: RunningApp;
beforeEach(async () => {
  const JWT_SECRET = randomBytes(32).toString('hex');
  app = await startApp({ env: { JWT_SECRET } });
  const { databaseUrl } = app.app.get<Config>(CONFIG);
  replica = onMysql ? await startApp({ env: { JWT_SECRET, DATABASE_URL: databaseUrl } }) : app;
  await buildArea(app);
});
afterEach(async () => {
  expect([await unbalanced(app.database), await miscounted(app.database)]).toEqual([[], []]);
  if (replica !== app) await replica.close();
  await app.close();
});

/** Callers of customers who are still in November on 1 December, half of them on each server. */
const crowd = async () => {
  const callers = Array.from({ length: CROWD }, async (_, n) => {
    const user = await buildCustomer(app);
    await buildSchedule(app, user, { count: 1 });
    return { user, server: n % 2 === 0 ? app : replica };
  });
  const customers = await Promise.all(callers);
  for (const { clock } of [app, replica]) clock.set('2026-12-01 00:00:00');
  return Promise.all(
    customers.map(async ({ user, server }) =>
      request.agent(`${server.url}/api/v1`).auth(await app.tokenOf(user), { type: 'bearer' }),
    ),
  );
};

// Each turn holds all days of its month: one by one they would wait in line, each with a connection.
test('customers who all write at midnight are served, and turned together', async () => {
  const callers = await crowd();
  const body = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-08 13:00:00', count: 3 };
  let refused: unknown;
  const sent = await statementsOf(app, async () => {
    const answers = await Promise.all(callers.map((caller) => caller.post('/users/me/washRequests').send(body)));
    refused = answers.filter(({ status }) => status !== 201).map((answer) => answer.text);
  });
  expect(refused).toEqual([]);
  const turns = sent.filter((sql) => /^UPDATE .pickup_days. SET .used. = .used. WHERE/.test(sql));
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThan(OF_ONE_SERVER / 2);
});
