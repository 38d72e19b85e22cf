import { CountEntry } from '../src/modules/users/count-entry.entity.js';
import { PickupDay } from '../src/modules/calendar/pickup-day.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { WashRequest } from '../src/modules/wash-requests/wash-request.entity.js';
import { buildArea } from './harness/build-area.js';
import { buildCustomer } from './harness/build-people.js';
import { startApp, type Caller, type RunningApp } from './harness/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

/** Pickup at a half hour of its own on 2026-12-`day`, delivery on Monday the 14th. */
const wanted = (day: number, slot: number, count = 1) => {
  const two = (n: number) => String(n).padStart(2, '0');
  const time = `${two(10 + Math.floor(slot / 2))}:${slot % 2 === 0 ? '00' : '30'}:00`;
  return {
    sched_pickup_dt: `2026-12-${two(day)} ${time}`,
    sched_delivery_dt: `2026-12-14 ${time}`,
    count,
  };
};
const book = (caller: Caller, body: object) => caller.post('/users/me/washRequests').send(body);
const tally = (answers: readonly { status: number; body: { reason?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = body.reason === undefined ? String(status) : `${status} ${body.reason}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};
const booksOf = async (user: { readonly id: number }) => {
  const { manager } = app.database;
  const { available_request_count: balance } = await manager.findOneByOrFail(User, { id: user.id });
  return {
    balance,
    ledger: await manager.sum(CountEntry, 'delta', { user_id: user.id }),
    requests: await manager.countBy(WashRequest, { user_id: user.id }),
  };
};

test('100 requests at once on a balance of 10 make exactly 10', async () => {
  const customer = await buildCustomer(app, { available_request_count: 10 });
  const caller = await app.as(customer);
  const bodies = Array.from({ length: 100 }, (_, n) => wanted([1, 2, 3, 4, 7][Math.floor(n / 23)] ?? 7, n % 23));
  const answers = await Promise.all(bodies.map((body) => book(caller, body)));
  expect(tally(answers)).toEqual({ 201: 10, '409 wreq_count_lacking': 90 });
  expect(await booksOf(customer)).toEqual({ balance: 0, ledger: 0, requests: 10 });
});

test('a day limited to 7 takes 7 of 40 customers who ask at once', async () => {
  const date = '2026-12-08';
  await app.database.manager.insert(PickupDay, { date, used: 0, day_limit: 7 });
  const customers = await Promise.all(Array.from({ length: 40 }, () => buildCustomer(app)));
  const callers = await Promise.all(customers.map((customer) => app.as(customer)));
  const answers = await Promise.all(callers.map((caller) => book(caller, wanted(8, 6))));
  expect(tally(answers)).toEqual({ 201: 7, '409 preq_count_max': 33 });
  const { used } = await app.database.manager.findOneByOrFail(PickupDay, { date });
  expect(used).toBe(7);
  const books = await Promise.all(customers.map(booksOf));
  expect(books.filter(({ balance, ledger, requests }) => balance === ledger && balance === 8 - requests)).toHaveLength(
    40,
  );
});

test('50 identical requests at once make one, and use its bags once', async () => {
  const customer = await buildCustomer(app);
  const caller = await app.as(customer);
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(caller, wanted(9, 4, 2))));
  expect(tally(answers)).toEqual({ 201: 1, '409 dup': 49 });
  expect(await booksOf(customer)).toEqual({ balance: 6, ledger: 6, requests: 1 });
});
