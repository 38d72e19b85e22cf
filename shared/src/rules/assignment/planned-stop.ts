import { type DayStop, type Driver, type UnassignedStop, inOrder } from './day-stop.js';
import { halfHourOf } from '../../time/half-hours.js';

/** A stop while a day is planned: what is asked of it thousands of times is there already. */
export interface PlannedStop extends UnassignedStop {
  /** Its place in the order of all stops of the day. */
  readonly rank: number;
  readonly halfHour: number;
}

export interface PlannedDriver {
  readonly id: number;
  readonly stops: readonly PlannedStop[];
}

/** The stops of a day in their order, and the people by their number: whatever order they came in is forgotten. */
export function plannedDay(stops: readonly UnassignedStop[], drivers: readonly Driver[]) {
  const isDriver = new Set(drivers.map(({ id }) => id));
  const sorted = [...stops, ...drivers.flatMap((driver) => driver.stops)].toSorted(inOrder);
  const ranks = new Map<DayStop, number>(sorted.map((stop, rank) => [stop, rank]));
  const planned = (stop: DayStop, usual: number | null): PlannedStop => ({
    ...stop,
    building: `${stop.area} ${stop.building}`,
    // Whoever does not drive is nobody's usual person.
    usual: usual !== null && isDriver.has(usual) ? usual : null,
    rank: ranks.get(stop) ?? 0,
    halfHour: halfHourOf(stop.dt),
  });
  return {
    stops: stops.map((stop) => planned(stop, stop.usual)).toSorted((one, other) => one.rank - other.rank),
    drivers: drivers
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, stops: theirs }): PlannedDriver => ({ id, stops: theirs.map((stop) => planned(stop, null)) })),
  };
}
