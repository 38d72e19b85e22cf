import request from 'supertest';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { statementsOf } from '../harness/looks/statements.js';
import { onMysql } from '../harness/servers/test-database.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

const CROWD = 40;
const OF_ONE_SERVER = onMysql ? CROWD / 2 : CROWD;

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
  await buildArea(servers.app);
});
afterAll(() => servers.close());

/** Callers of customers who are still in November on 1 December, half of them on each server. */
const crowd = async () => {
  const { app, replica, setClocks } = servers;
  const callers = Array.from({ length: CROWD }, async (_, n) => {
    const user = await buildCustomer(app);
    await buildSchedule(app, user, { count: 1 });
    return { user, server: n % 2 === 0 ? app : replica };
  });
  const customers = await Promise.all(callers);
  setClocks('2026-12-01 00:00:00');
  return Promise.all(
    customers.map(async ({ user, server }) =>
      request.agent(`${server.url}/api/v1`).auth(await app.tokenOf(user), { type: 'bearer' }),
    ),
  );
};

// Each turn ends with all days of its month: one by one they would wait in line, each with a connection.
test('customers who all write at midnight are served, and turned together', async () => {
  const callers = await crowd();
  const body = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-08 13:00:00', count: 3 };
  let refused: unknown;
  const sent = await statementsOf(servers.app, async () => {
    const answers = await Promise.all(callers.map((caller) => caller.post('/users/me/washRequests').send(body)));
    refused = answers.filter(({ status }) => status !== 201).map((answer) => answer.text);
  });
  expect(refused).toEqual([]);
  const turns = sent.filter((sql) => /^UPDATE .pickup_days. SET .lock_version. = /.test(sql));
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThan(OF_ONE_SERVER / 2);
});
