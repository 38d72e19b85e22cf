import { addDays } from '@laundry/shared/time/jst';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { BusinessHoliday } from '../../../src/modules/calendar/holidays/business-holiday.entity.js';
import { OnetimePrice } from '../../../src/modules/onetime-payments/onetime-price.entity.js';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

interface Day {
  readonly date: string;
  readonly open: boolean;
  readonly reason: string | null;
}

/** Fridays have none. */
const PRICES = { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000, week5: null, week6: 3_000 };

let app: RunningApp;
let customer: Caller;

beforeAll(async () => {
  app = await startApp({ breaks: { 'a day has as many places taken as pickups': 'days are full of no requests' } });
  await buildArea(app);
  await buildArea(app, { zipcode: '15001', start_time: '10:00', end_time: '10:00' });
  customer = await app.as(await buildCustomer(app));
  await buildArea(app, { zipcode: '15002', is_valid_onetime: false, is_valid_onetime_b: true });
  await buildArea(app, { zipcode: '15003', is_valid_onetime: false, is_valid_onetime_b: false });
  await app.database.manager.updateAll(OnetimePrice, PRICES);
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-01' });
  await app.database.manager.insert(PickupDay, { date: '2026-12-02', used: 7, day_limit: 7 });
  await app.database.manager.insert(PickupDay, { date: '2026-12-03', used: 6, day_limit: 7 });
  await app.database.manager.insert(PickupDay, { date: '2026-12-04', used: 0, day_limit: 0 });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const days = async (caller: Caller, from?: string, to?: string): Promise<Day[]> =>
  (await caller.get('/users/me/pickupDates').query({ from, to }).expect(200)).body;
const reasonOn = async (caller: Caller, date: string): Promise<string | null | undefined> => {
  const [day] = await days(caller, date, date);
  expect(day?.open).toBe(day?.reason === null);
  return day?.reason;
};

it.each([
  ['yesterday', '2026-11-24', 'too_early'],
  ['today, five hours ahead of its last hour', '2026-11-25', null],
  ['a Saturday without the service', '2026-11-28', 'saturday'],
  ['a Sunday', '2026-11-29', 'sunday'],
  ['a business holiday', '2026-12-01', 'holiday'],
  ['a day whose limit is reached', '2026-12-02', 'full'],
  ['a day with one place left', '2026-12-03', null],
  ['a day limited to none', '2026-12-04', 'full'],
  ['30 days ahead', '2026-12-25', null],
  ['31 days ahead, Saturday or not', '2026-12-26', 'too_late'],
])('%s, %s, is %s', async (_name, date, reason) => expect(await reasonOn(customer, date)).toBe(reason));

it('a Saturday is open for a customer with Saturday service', async () => {
  const caller = await app.as(await buildCustomer(app, { is_saturday_available: 1 }));
  expect(await reasonOn(caller, '2026-11-28')).toBeNull();
});

it.each([
  ['2026-11-25 16:59:30', null],
  ['2026-11-25 17:00:01', 'too_early'],
])('today at %s is %s: the last hour, 22:00, is five full hours ahead or not', async (now, reason) => {
  app.clock.set(now);
  expect(await reasonOn(customer, '2026-11-25')).toBe(reason);
});

it.each([
  ['2026-11-25 10:59:00', null],
  ['2026-11-25 11:00:00', 'too_early'],
])('today at %s is %s on a same-time plan, which closes at 11', async (now, reason) => {
  const caller = await app.as(await buildCustomer(app, { plan_id: 't8_2_1' }));
  app.clock.set(now);
  expect(await reasonOn(caller, '2026-11-25')).toBe(reason);
});

it.each([
  ['2026-11-25 20:30:00', null],
  ['2026-11-25 20:30:01', 'too_early'],
])('today at %s is %s on the one-time plan, whose last pickup is at 20:30', async (now, reason) => {
  const caller = await app.as(await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 }));
  app.clock.set(now);
  expect(await reasonOn(caller, '2026-11-25')).toBe(reason);
});

describe('of a one-time customer, what is open is what the booking takes', () => {
  /** The booking says which price is right once it would take the dates, and stores nothing. */
  const isTaken = async (caller: Caller, pickup: string, delivery: string) => {
    const wish = { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count: 1, price: 1 };
    const { body } = await caller.post('/users/me/onetimeRequests').send({ ...wish, onetime_payment_method_id: 1 });
    return body.reason === 'stale';
  };
  const takesOn = async (caller: Caller, date: string) => {
    for (const [time, after] of [
      ['20:30', 1],
      ['20:30', 2],
      ['20:30', 3],
      ['20:30', 4],
    ] as const)
      if (await isTaken(caller, `${date} ${time}:00`, `${addDays(date, after)} 20:30:00`)) return true;
    return false;
  };

  it.each([
    ['in an area of its own hours', '1500101'],
    ['in an area of type A', '1500001'],
    ['in an area of type B', '1500201'],
    ['where nobody comes', '1500301'],
    ['without an area', '9990001'],
  ])('%s', async (_name, send_addr_zipcode) => {
    const person = { plan_id: 'tx_2', available_request_count: 0, send_addr_zipcode };
    const caller = await app.as(await buildCustomer(app, person));
    const offered = (await days(caller)).filter(({ date }) => !['2026-12-02', '2026-12-04'].includes(date));
    const taken = [];
    for (const { date } of offered) taken.push([date, await takesOn(caller, date)]);
    expect(offered.map(({ date, open }) => [date, open])).toEqual(taken);
  });

  it('a day is told as one without a price, without an area, or too late to be brought back', async () => {
    const person = { plan_id: 'tx_2', available_request_count: 0 };
    const caller = await app.as(await buildCustomer(app, person));
    expect(await reasonOn(caller, '2026-11-27')).toBe('full');
    expect(await reasonOn(caller, '2026-12-24')).toBeNull();
    app.clock.set('2026-11-26 09:00:00');
    expect(await reasonOn(await app.as(await buildCustomer(app, person)), '2026-12-26')).toBe('saturday');
    const nowhere = await app.as(await buildCustomer(app, { ...person, send_addr_zipcode: '1500301' }));
    expect(await reasonOn(nowhere, '2026-11-30')).toBe('full');
  });
});

it('a fixed-time area closes five hours before its time', async () => {
  const caller = await app.as(await buildCustomer(app, { send_addr_zipcode: '1500101' }));
  expect(await reasonOn(caller, '2026-11-25')).toBe('too_early');
  expect(await reasonOn(caller, '2026-11-26')).toBeNull();
});

it('without dates the answer begins today and ends with the last day that can be asked for', async () => {
  const all = await days(customer);
  expect(all).toHaveLength(31);
  expect(all[0]?.date).toBe('2026-11-25');
  expect(all.at(-1)?.date).toBe('2026-12-25');
});

it('45 days can be asked for at once, 46 and a span that ends before it begins cannot', async () => {
  expect(await days(customer, '2026-11-25', '2027-01-08')).toHaveLength(45);
  for (const to of ['2027-01-09', '2026-11-24']) {
    const query = { from: '2026-11-25', to };
    const { body } = await customer.get('/users/me/pickupDates').query(query).expect(422);
    expect(Object.keys(body.errors)).toEqual(['to']);
  }
  await customer.get('/users/me/pickupDates').query({ from: '2026-02-30', to: '2026-03-01' }).expect(422);
});

it('only customers ask', async () => {
  await app.anonymous.get('/users/me/pickupDates').expect(401);
  await (await app.as(await buildStaff(app))).get('/users/me/pickupDates').expect(403);
});

it('who moves requests is told which days take no more pickups', async () => {
  const leader = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader }));
  const query = { from: '2026-11-25', to: '2026-12-25' };
  const { body } = await leader.get('/admin/fullDays').query(query).expect(200);
  expect(body).toEqual([{ date: '2026-12-02' }, { date: '2026-12-04' }]);
  await leader
    .get('/admin/fullDays')
    .query({ ...query, to: '2027-01-09' })
    .expect(422);
});
