import { addDays } from '@laundry/shared/time/jst';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { PickupPlaces } from '../../src/modules/calendar/places/pickup-places.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

/** Days of which nobody has asked for a place yet, and how many do at once. */
const DAYS = Array.from({ length: 60 }, (_, days) => addDays('2026-12-01', days));
const AT_ONCE = 6;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ breaks: { 'a day has as many places taken as pickups': 'places are taken by no request' } });
});
afterAll(() => app.close());

it('a day is full for none of the first who come at once', async () => {
  const places = app.app.get(PickupPlaces, { strict: false });
  for (const date of DAYS) {
    const reserved = await Promise.all(
      Array.from({ length: AT_ONCE }, () => app.database.inTransaction(() => places.reserve(date, 0))),
    );
    expect(reserved).toEqual(Array.from({ length: AT_ONCE }, () => true));
  }
  expect(await app.database.manager.countBy(PickupDay, { used: AT_ONCE })).toBe(DAYS.length);
});
