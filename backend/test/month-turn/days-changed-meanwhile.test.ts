import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { delayAnswer, statementsOf } from '../harness/looks/statements.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';

const MONDAY = '2026-12-07';
const AT_TEN = `${MONDAY} 10:00:00`;
const PLACES = /SELECT.+used.+FROM .pickup_days. /;
const HOLIDAYS = /FROM .?business_holidays/;

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  await buildArea(app);
});
afterEach(() => app.close());

/** A weekly schedule's month is turned; once it has read by a statement like `read`, `call` is made, and ends before it where it can. */
async function turnBeside(
  read: RegExp,
  call: () => PromiseLike<{ readonly status: number }>,
): Promise<{ user: User; status: number }> {
  const user = await buildCustomer(app);
  await buildSchedule(app, user, { count: 1 });
  app.clock.set('2026-12-01 00:05:00');
  const late = delayAnswer(app, read);
  const turn = runJob(app, 'month-turn');
  await late.asked;
  const answer = call().then((given) => given);
  // Of SQLite's one connection it waits for the turn.
  if (onMysql) await answer;
  late.deliver();
  expect(await turn).toEqual({ found: 1, done: 1, failed: 0 });
  return { user, status: (await answer).status };
}

const onMonday = () => app.database.manager.countBy(WashRequest, { sched_pickup_dt: AT_TEN });
const pickupsOf = async ({ id }: User) =>
  (await app.database.manager.findBy(WashRequest, { user_id: id })).map(({ sched_pickup_dt: dt }) => dt?.slice(5, 10));

it('the last place of a day goes to the schedule or to who books it meanwhile, never to both', async () => {
  await app.database.manager.insert(PickupDay, { date: MONDAY, used: 0, day_limit: 1 });
  const caller = await app.as(await buildCustomer(app, { turned_month: '2026-12' }));
  const body = { sched_pickup_dt: AT_TEN, sched_delivery_dt: '2026-12-10 10:00:00', count: 1 };
  const turn = turnBeside(PLACES, () => caller.post('/users/me/washRequests').send(body));
  const sent = await statementsOf(app, () => turn);
  const { user, status } = await turn;
  expect(await onMonday()).toBe(1);
  // The first attempt takes places at its end; the second holds the days from its beginning, and nobody comes before it again.
  const holds = sent.filter((sql) => /^UPDATE .pickup_days. SET .lock_version./.test(sql));
  expect(holds).toHaveLength(onMysql ? 3 : 1);
  expect(await app.database.manager.findOneBy(PickupDay, { date: MONDAY })).toMatchObject({ used: 1 });
  const others = ['12-14', '12-21', '12-28'];
  expect([status, await pickupsOf(user)]).toEqual(onMysql ? [201, others] : [409, ['12-07', ...others]]);
});

it('a day that is closed meanwhile gets no request after it was closed', async () => {
  const admin = await buildAdmin(app);
  let affected: unknown;
  const { user } = await turnBeside(HOLIDAYS, async () => {
    const answer = await (await app.as(admin)).post('/admin/businessHolidays').send({ date: MONDAY });
    affected = answer.body.affected;
    return answer;
  });
  const made = (await pickupsOf(user)).includes('12-07') ? 1 : 0;
  // Who closes a day is told of every request on it.
  expect([made, affected]).toEqual(onMysql ? [0, 0] : [1, 1]);
});
