import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { insideTransactions, statementsOf } from '../harness/looks/statements.js';

const DELIVERY = '2026-12-24 13:00:00';
const DAYS = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'];
/** 100 pickup times on five open days. */
const PICKUPS = DAYS.flatMap((day) =>
  Array.from({ length: 20 }, (_, slot) => `${day} ${10 + Math.floor(slot / 2)}:${slot % 2 === 0 ? '00' : '30'}:00`),
);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

const post = (caller: Caller, sched_pickup_dt: string, count = 1) =>
  caller.post('/users/me/washRequests').send({ sched_pickup_dt, sched_delivery_dt: DELIVERY, count });
const tally = (answers: readonly { status: number; body: { reason?: string } }[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = body.reason ?? String(status);
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
};
/** The stored balance, and what the ledger adds up to. */
async function balance(user: User): Promise<[stored: number, ledger: number]> {
  const { available_request_count } = await app.database.manager.findOneByOrFail(User, { id: user.id });
  const entries = await app.database.manager.findBy(CountEntry, { user_id: user.id });
  return [available_request_count, entries.reduce((sum, { delta }) => sum + delta, 0)];
}
const used = async (date: string): Promise<number> =>
  (await app.database.manager.findOneByOrFail(PickupDay, { date })).used;

it('100 requests at once on a balance of 10 make exactly 10', async () => {
  const user = await buildCustomer(app, { available_request_count: 10 });
  const caller = await app.as(user);
  const answers = await Promise.all(PICKUPS.map((pickup) => post(caller, pickup)));
  expect(tally(answers)).toEqual({ '201': 10, wreq_count_lacking: 90 });
  expect(await app.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(10);
  expect(await balance(user)).toEqual([0, 0]);
  const places = await Promise.all(DAYS.map((day) => used(day).catch(() => 0)));
  expect(places.reduce((sum, place) => sum + place, 0)).toBe(10);
});

it('a day limited to 7 takes 7 of 30 customers', async () => {
  const date = '2026-12-03';
  await app.database.manager.insert(PickupDay, { date, used: 0, day_limit: 7 });
  const callers = await Promise.all(Array.from({ length: 30 }, async () => app.as(await buildCustomer(app))));
  const answers = await Promise.all(callers.map((caller) => post(caller, `${date} 13:00:00`)));
  expect(tally(answers)).toEqual({ '201': 7, preq_count_max: 23 });
  expect(await used(date)).toBe(7);
});

it('a day without a row yet counts everybody who comes first', async () => {
  const callers = await Promise.all(Array.from({ length: 20 }, async () => app.as(await buildCustomer(app))));
  const answers = await Promise.all(callers.map((caller) => post(caller, '2026-12-09 13:00:00')));
  expect(tally(answers)).toEqual({ '201': 20 });
  expect(await used('2026-12-09')).toBe(20);
});

it('50 identical requests at once make one', async () => {
  const user = await buildCustomer(app, { available_request_count: 100 });
  const caller = await app.as(user);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(caller, '2026-12-04 13:00:00', 2)));
  expect(tally(answers)).toEqual({ '201': 1, dup: 49 });
  expect(await balance(user)).toEqual([98, 98]);
  expect(await used('2026-12-04')).toBe(1);
});

it('a request moved by 20 at once to a day with one place is moved once', async () => {
  const date = '2026-12-15';
  await app.database.manager.insert(PickupDay, { date, used: 0, day_limit: 1 });
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const user = await buildCustomer(app);
      const request = await buildRequest(app, user, {
        sched_pickup_dt: '2026-12-10 13:00:00',
        sched_delivery_dt: DELIVERY,
      });
      return { caller: await app.as(user), request };
    }),
  );
  const answers = await Promise.all(
    people.map(({ caller, request }) =>
      caller.put(`/users/me/washRequests/${request.id}`).send({ sched_pickup_dt: `${date} 13:00:00` }),
    ),
  );
  expect(tally(answers)).toEqual({ '200': 1, preq_count_max: 19 });
  expect([await used(date), await used('2026-12-10')]).toEqual([1, 19]);
});

it('requests made, moved and cancelled at once leave every count right', async () => {
  const user = await buildCustomer(app, { available_request_count: 40 });
  const caller = await app.as(user);
  const day = '2026-12-16';
  const times = Array.from({ length: 10 }, (_, hour) => `${10 + hour}:00:00`);
  const made = await Promise.all(times.map((time) => post(caller, `${day} ${time}`, 2).expect(201)));
  const answers = await Promise.all(
    made.flatMap(({ body }, place) => [
      caller.delete(`/users/me/washRequests/${body.id}`),
      caller.put(`/users/me/washRequests/${body.id}`).send({ sched_pickup_dt: `2026-12-17 ${times[place]}` }),
      caller.delete(`/users/me/washRequests/${body.id}`),
    ]),
  );
  expect(answers.every(({ status }) => [200, 204, 404, 409].includes(status))).toBe(true);
  const live = (await app.database.manager.findBy(WashRequest, { user_id: user.id })).filter(
    (row) => !row.cancelled_at,
  );
  expect(await balance(user)).toEqual([40 - live.length * 2, 40 - live.length * 2]);
  const on = (date: string): number => live.filter((row) => row.sched_pickup_dt?.startsWith(date)).length;
  expect([await used(day), await used('2026-12-17').catch(() => 0)]).toEqual([on(day), on('2026-12-17')]);
});

it('same-time requests made at once still chain each delivery to the next pickup', async () => {
  const user = await buildCustomer(app, { plan_id: 't8_2_1', available_request_count: 20 });
  const caller = await app.as(user);
  const pickups = PICKUPS.slice(0, 8);
  await Promise.all(
    pickups.map((sched_pickup_dt) =>
      caller.post('/users/me/washRequests').send({ sched_pickup_dt, count: 2 }).expect(201),
    ),
  );
  const rows = await app.database.manager.find(WashRequest, {
    where: { user_id: user.id },
    order: { sched_pickup_dt: 'ASC' },
  });
  expect(rows.map(({ sched_delivery_dt }) => sched_delivery_dt)).toEqual([...pickups.slice(1), '2099-12-31 00:00:00']);
});

it('a request costs at most six statements inside its transaction', async () => {
  const caller = await app.as(await buildCustomer(app));
  await post(caller, '2026-12-08 10:00:00').expect(201);
  const statements = await statementsOf(app, () => post(caller, '2026-12-08 13:00:00').expect(201));
  const inside = insideTransactions(statements);
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.length).toBeLessThanOrEqual(6);
});
