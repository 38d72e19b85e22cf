import { fitsHalfHour } from './half-hours.js';
import type { PlannedDriver, PlannedStop } from './planned-stop.js';
import { type StopCosts, WEIGHTS } from './stop-costs.js';

/** More waiting than this between two stops is a break whatever its length. */
const IDLE_MAX = 4;

/** One person's day while stops are given and taken. */
export class DriverDay {
  readonly id: number;
  /** In their order. */
  private readonly stops: PlannedStop[] = [];
  private readonly buildings = new Map<string, number>();
  private bags = 0;

  constructor({ id, stops }: PlannedDriver) {
    this.id = id;
    for (const stop of stops) this.add(stop);
  }

  add(stop: PlannedStop): void {
    this.stops.splice(this.placeOf(stop), 0, stop);
    this.count(stop, 1);
  }

  remove(stop: PlannedStop): void {
    this.stops.splice(this.placeOf(stop), 1);
    this.count(stop, -1);
  }

  /** Whether the stop fits beside what else is to be done in its half hour. */
  hasRoomFor(stop: PlannedStop): boolean {
    const place = this.placeOf(stop);
    const isBeside = (each: PlannedStop | undefined): boolean => each?.halfHour === stop.halfHour;
    let [first, last] = [place, place];
    while (isBeside(this.stops[first - 1])) first -= 1;
    while (isBeside(this.stops[last])) last += 1;
    return first === last || fitsHalfHour([...this.stops.slice(first, last), stop]);
  }

  /** What it costs to add a stop, by kind. */
  costsOf(stop: PlannedStop): StopCosts {
    const place = this.placeOf(stop);
    return {
      usual_person: this.usualCost(stop),
      same_building: this.buildingCost(stop),
      same_area: WEIGHTS.areaChange * this.added(stop, place, changesArea),
      nearest_hours: WEIGHTS.idleHalfHour * this.added(stop, place, idleHalfHours),
      evens_out: this.loadCost(stop),
    };
  }

  /** The same altogether: asked for thousands of times, so that nothing is made for it. */
  costOf(stop: PlannedStop): number {
    const place = this.placeOf(stop);
    return (
      this.usualCost(stop) +
      this.buildingCost(stop) +
      WEIGHTS.areaChange * this.added(stop, place, changesArea) +
      WEIGHTS.idleHalfHour * this.added(stop, place, idleHalfHours) +
      this.loadCost(stop)
    );
  }

  private usualCost({ usual }: PlannedStop): number {
    return usual === null || usual === this.id ? 0 : WEIGHTS.notUsual;
  }

  private buildingCost({ building }: PlannedStop): number {
    return this.buildings.has(building) ? 0 : WEIGHTS.newBuilding;
  }

  private loadCost({ bags }: PlannedStop): number {
    return WEIGHTS.stops * (2 * this.stops.length + 1) + WEIGHTS.bags * bags * (2 * this.bags + bags);
  }

  /** What a stop at a place adds to the ways between the stops. */
  private added(stop: PlannedStop, place: number, way: Way): number {
    const [before, after] = [this.stops[place - 1], this.stops[place]];
    return way(before, stop) + way(stop, after) - way(before, after);
  }

  /** Where a stop stands, or would. */
  private placeOf({ rank }: PlannedStop): number {
    let [from, to] = [0, this.stops.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.stops[middle]?.rank ?? 0) < rank) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private count({ building, bags }: PlannedStop, by: 1 | -1): void {
    const left = (this.buildings.get(building) ?? 0) + by;
    if (left === 0) this.buildings.delete(building);
    else this.buildings.set(building, left);
    this.bags += by * bags;
  }
}

/** From one stop to the next. */
type Way = (from: PlannedStop | undefined, to: PlannedStop | undefined) => number;

const changesArea: Way = (from, to) => (from === undefined || to === undefined || from.area === to.area ? 0 : 1);

const idleHalfHours: Way = (from, to) =>
  from === undefined || to === undefined ? 0 : Math.min(IDLE_MAX, Math.max(0, to.halfHour - from.halfHour - 1));
