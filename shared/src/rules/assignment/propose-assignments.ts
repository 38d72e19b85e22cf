import type { Driver, UnassignedStop } from './day-stop.js';
import { DriverDay } from './driver-day.js';
import { type PlannedStop, plannedDay } from './planned-stop.js';
import { type CostKind, mainAdvantage } from './stop-costs.js';

/** Why somebody is proposed; `no_room`: nobody is, for all are busy in that half hour. */
export type ProposalReason = CostKind | 'no_room';

export interface Proposal {
  readonly id: number;
  /** null: nobody. */
  readonly staffId: number | null;
  readonly reason: ProposalReason;
}

/** Improving ends by itself long before; this is what keeps the time of a call. */
const ROUNDS = 20;

/**
 * Whom to give each stop of a day that nobody has (handbook/console.md#the-board): the usual person where there is one,
 * what lies together together, everybody as much as the others. Nobody gets more into a half hour than fits, what
 * somebody has stays theirs, and the same day has the same proposal, in whatever order it comes.
 */
export function proposeAssignments({
  stops,
  drivers,
}: {
  readonly stops: readonly UnassignedStop[];
  readonly drivers: readonly Driver[];
}): readonly Proposal[] {
  const day = plannedDay(stops, drivers);
  const plan = new Plan(
    day.drivers.map((driver) => new DriverDay(driver)),
    day.stops,
  );
  plan.fill();
  for (let round = 0; round < ROUNDS && plan.improve(); round += 1) plan.fill();
  return plan.proposals();
}

/** The stops that are given out, and to whom. */
class Plan {
  private readonly given = new Map<PlannedStop, DriverDay>();
  /** What nobody else has room for, until somebody hands something on: a full half hour is asked about for each stop that is left. */
  private readonly stuck = new Set<PlannedStop>();

  constructor(
    private readonly days: readonly DriverDay[],
    private readonly stops: readonly PlannedStop[],
  ) {}

  /** Everything to whom it costs least; where nobody has room, somebody hands on another stop of the half hour. */
  fill(): void {
    let left: readonly PlannedStop[] = this.stops.filter((stop) => !this.given.has(stop));
    let before: number;
    do {
      before = left.length;
      left = left.filter((stop) => !this.place(stop));
    } while (left.length < before);
  }

  /** Hands on, and exchanges within half hours, what that makes cheaper; false when nothing does. */
  improve(): boolean {
    let isBetter = false;
    for (const [index, stop] of this.stops.entries()) {
      if (this.handOn(stop)) isBetter = true;
      for (let next = index + 1; next < this.stops.length; next += 1) {
        const other = this.stops[next];
        if (other === undefined || other.halfHour !== stop.halfHour) break;
        if (this.exchange(stop, other)) isBetter = true;
      }
    }
    return isBetter;
  }

  proposals(): readonly Proposal[] {
    return this.stops.map((stop) => {
      const day = this.given.get(stop);
      if (day === undefined) return { id: stop.id, staffId: null, reason: 'no_room' };
      return { id: stop.id, staffId: day.id, reason: this.reasonOf(stop, day) };
    });
  }

  /** In what the person is ahead of the next best; where nobody else could, it is the hour. */
  private reasonOf(stop: PlannedStop, day: DriverDay): CostKind {
    day.remove(stop);
    const other = this.cheapest(stop, day);
    const reason = other === null ? 'nearest_hours' : mainAdvantage(day.costsOf(stop), other.costsOf(stop));
    day.add(stop);
    return this.days.length === 1 ? 'evens_out' : reason;
  }

  private handOn(stop: PlannedStop): boolean {
    const day = this.given.get(stop);
    if (day === undefined) return false;
    day.remove(stop);
    const now = day.costOf(stop);
    const other = this.cheapest(stop, day);
    const isBetter = other !== null && other.costOf(stop) < now;
    if (isBetter) this.stuck.clear();
    this.give(stop, isBetter ? other : day);
    return isBetter;
  }

  private exchange(stop: PlannedStop, other: PlannedStop): boolean {
    const [day, otherDay] = [this.given.get(stop), this.given.get(other)];
    if (day === undefined || otherDay === undefined || day === otherDay || isAlike(stop, other)) return false;
    day.remove(stop);
    otherDay.remove(other);
    const cost = (one: PlannedStop, ofOne: DriverDay, two: PlannedStop, ofTwo: DriverDay): number =>
      ofOne.costOf(one) + ofTwo.costOf(two);
    const fits = day.hasRoomFor(other) && otherDay.hasRoomFor(stop);
    const isBetter = fits && cost(other, day, stop, otherDay) < cost(stop, day, other, otherDay);
    if (isBetter) this.stuck.clear();
    this.give(stop, isBetter ? otherDay : day);
    this.give(other, isBetter ? day : otherDay);
    return isBetter;
  }

  private place(stop: PlannedStop): boolean {
    const day = this.cheapest(stop);
    if (day !== null) this.give(stop, day);
    return day !== null || this.makesRoomFor(stop);
  }

  private makesRoomFor(stop: PlannedStop): boolean {
    for (const [other, day] of this.given) {
      if (other.halfHour !== stop.halfHour || this.stuck.has(other)) continue;
      day.remove(other);
      const hasRoom = day.hasRoomFor(stop);
      const next = hasRoom ? this.cheapest(other, day) : null;
      this.give(other, next ?? day);
      if (hasRoom && next === null) this.stuck.add(other);
      if (next === null) continue;
      this.stuck.clear();
      this.give(stop, day);
      return true;
    }
    return false;
  }

  private give(stop: PlannedStop, day: DriverDay): void {
    day.add(stop);
    this.given.set(stop, day);
  }

  /** To whom a stop costs least of those who have room, the first of several; null: nobody has. */
  private cheapest(stop: PlannedStop, except?: DriverDay): DriverDay | null {
    let best: DriverDay | null = null;
    let least = Infinity;
    for (const day of this.days) {
      if (day === except || !day.hasRoomFor(stop)) continue;
      const cost = day.costOf(stop);
      if (cost < least) [best, least] = [day, cost];
    }
    return best;
  }
}

/** Of two that are alike it is no matter who has which. */
const isAlike = (one: PlannedStop, other: PlannedStop): boolean =>
  one.building === other.building && one.usual === other.usual && one.bags === other.bags;
