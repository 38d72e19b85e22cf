import { createConnection } from 'mysql2/promise';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CONFIG, type Config } from '../../src/config/config.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';
import { until } from '../harness/looks/until.js';

const JUST_AFTER = '2026-12-01 00:00:05';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

/** Customers with a weekly schedule, whose account is still in November on the 1st. */
async function behind(count: number): Promise<{ readonly user: User; readonly caller: Caller }[]> {
  app.clock.set(NOW);
  const users: User[] = [];
  for (let n = 0; n < count; n += 1) {
    const user = await buildCustomer(app, { turned_month: '2026-11', available_request_count: 3 });
    await buildSchedule(app, user, { count: 1 });
    users.push(user);
  }
  app.clock.set(JUST_AFTER);
  return Promise.all(users.map(async (user) => ({ user, caller: await app.as(user) })));
}
const monthOf = async ({ id }: User) => (await app.database.manager.findOneByOrFail(User, { id })).turned_month;

it('many who read one account at once begin its month once, and then find it there', async () => {
  for (const { user, caller } of await behind(2)) {
    await Promise.all(Array.from({ length: 12 }, () => caller.get('/users/me').expect(200)));
    await until(async () => (await monthOf(user)) === '2026-12');
    // 8 of the plan, of which the four Mondays take four.
    expect((await caller.get('/users/me').expect(200)).body).toMatchObject({ available_request_count: 4 });
    const granted = { operation_type: OPERATION.monthlyGrant, user_id: user.id };
    expect(await app.database.manager.countBy(OperationHistory, granted)).toBe(1);
  }
});

// SQLite has one connection, which no other transaction holds a row from.
if (onMysql) {
  it('while another transaction holds the month’s days an account is read as it is, and nobody else is held up', async () => {
    const people = await behind(24);
    const admin = await app.as(await buildAdmin(app));
    const holder = await createConnection({ uri: app.app.get<Config>(CONFIG).databaseUrl });
    await holder.beginTransaction();
    await holder.query("SELECT * FROM pickup_days WHERE date BETWEEN '2026-12-01' AND '2026-12-31' FOR UPDATE");
    try {
      const reads = people.flatMap(({ caller }) => Array.from({ length: 4 }, () => caller.get('/users/me')));
      const byOperators = people.slice(0, 4).map(({ user }) => admin.get(`/admin/users/${user.id}`));
      const answers = await Promise.all([...reads, ...byOperators, app.anonymous.get('/areaInfos')]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const { body } of answers.slice(0, reads.length)) {
        expect(body).toMatchObject({ available_request_count: 3, next_month_plan_id: null });
      }
    } finally {
      await holder.rollback();
      await holder.end();
    }
    await until(async () => {
      await Promise.all(people.map(({ caller }) => caller.get('/users/me').expect(200)));
      const months = await Promise.all(people.map(({ user }) => monthOf(user)));
      return months.every((month) => month === '2026-12');
    });
  });
}
