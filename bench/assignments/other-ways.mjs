// What somebody would do without the rule, within what fits into a half hour.
import { fitsHalfHour } from '@laundry/shared/rules/assignment/half-hours';
import { halfHourOf } from '@laundry/shared/time/half-hours';
import { randomOf } from './day.mjs';

/** Each stop, by time, to whoever has the fewest. */
export const greedy = (day) =>
  assigned(day, (free) => free.reduce((least, each) => (each.stops.length < least.stops.length ? each : least)));

/** Each stop to anybody. */
export function atRandom(day, seed) {
  const random = randomOf(seed);
  return assigned(day, (free) => free[Math.floor(random() * free.length)]);
}

function assigned({ stops, drivers }, choose) {
  const days = drivers.map(({ id }) => ({ id, stops: [] }));
  for (const stop of stops.toSorted((one, other) =>
    one.dt < other.dt ? -1 : one.dt > other.dt ? 1 : one.id - other.id,
  )) {
    const free = days.filter((each) => hasRoom(each, stop));
    if (free.length > 0) choose(free).stops.push(stop);
  }
  return days.map((each) => each.stops);
}

const hasRoom = ({ stops }, stop) =>
  fitsHalfHour([...stops.filter(({ dt }) => halfHourOf(dt) === halfHourOf(stop.dt)), stop]);
