import { HALF_HOUR_MINUTES } from '../../time/half-hours.js';
import { VISIT_MINUTES } from '../files/route-plan.js';

/** Minutes from one building to the next, and so many more when that is in another area. */
const WAY_MINUTES = 5;
const AREA_MINUTES = 5;

/** Where somebody has to go. */
export interface Place {
  /** The first digits of the postal code, by which areas are served. */
  readonly area: string;
  readonly building: string;
}

/** What one person needs for the visits of a half hour: each visit, and the ways between them. */
export function visitMinutes(places: readonly Place[]): number {
  if (places.length === 0) return 0;
  let minutes = places.length * VISIT_MINUTES - WAY_MINUTES - AREA_MINUTES;
  for (let index = 0; index < places.length; index += 1) {
    let [isNewArea, isNewBuilding] = [true, true];
    for (let before = 0; before < index; before += 1) {
      if (places[before]?.area !== places[index]?.area) continue;
      isNewArea = false;
      if (places[before]?.building === places[index]?.building) isNewBuilding = false;
    }
    minutes += (isNewArea ? AREA_MINUTES : 0) + (isNewBuilding ? WAY_MINUTES : 0);
  }
  return minutes;
}

/** What one person needs from one visit to the next, of which both are begun. */
export const wayMinutes = (from: Place, to: Place): number => visitMinutes([from, to]) - 2 * VISIT_MINUTES;

/** Whether one person can make all these visits within a half hour. */
export const fitsHalfHour = (places: readonly Place[]): boolean => visitMinutes(places) <= HALF_HOUR_MINUTES;
