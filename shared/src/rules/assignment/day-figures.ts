import { type DayStop, inOrder } from './day-stop.js';

/** How good a day's assignment is: how far apart the people are, and how often they go to another area. */
export interface DayFigures {
  /** The most that somebody has, less the least. */
  readonly stops: number;
  readonly bags: number;
  readonly areaChanges: number;
}

/** Of the stops of each person. */
export function dayFigures(days: readonly (readonly DayStop[])[]): DayFigures {
  const bags = days.map((stops) => stops.reduce((sum, stop) => sum + stop.bags, 0));
  return {
    stops: spread(days.map(({ length }) => length)),
    bags: spread(bags),
    areaChanges: days.reduce((sum, stops) => sum + areaChanges(stops), 0),
  };
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

function areaChanges(stops: readonly DayStop[]): number {
  const sorted = stops.toSorted(inOrder);
  return sorted.filter(({ area }, place) => place > 0 && area !== sorted[place - 1]?.area).length;
}
