import { VISIT_LIMITS } from '../../constants/visit-limits.js';
import { halfHourStart } from '../../time/half-hours.js';
import { type JstDateTime, addMinutes, at, dateOf, minutesBetween } from '../../time/jst.js';
import { DRIVES } from '../stages/drives.js';
import { type Place, wayMinutes } from '../assignment/half-hours.js';
import { type DrivenStop, stopGroups } from '../dispatch/drive-order.js';
import { VISIT_MINUTES } from '../files/route-plan.js';
import type { Progress } from '../../constants/progress.js';

/** A stop that a driver has still to make. */
export interface OpenStop extends DrivenStop, Place {
  readonly id: number;
  readonly status: Progress;
}

/** A stop that the driver marked today. */
export interface MarkedStop extends Place {
  readonly at: JstDateTime;
  /** When it was to be made. */
  readonly sched_dt: JstDateTime;
}

/** When somebody comes, as far as it can be told. */
export interface VisitArrival {
  /** How many stops come before. */
  readonly stops: number;
  readonly from: JstDateTime;
  readonly until: JstDateTime;
}

const STEP_MINUTES = 5;

/**
 * When a driver comes to a stop of today, out of their open stops, in their order, and of what they marked; null where
 * nobody can tell: who was out, what is not folded yet, a driver who has not begun, marks that are too old
 * (handbook/requests.md#visit-page).
 */
export function visitArrival(
  id: number,
  { open, marked }: { readonly open: readonly OpenStop[]; readonly marked: readonly MarkedStop[] },
  now: JstDateTime,
): VisitArrival | null {
  const last = marked.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const ahead = aheadOf(id, open, marked, dateOf(now));
  const own = ahead.at(-1);
  const [next] = ahead;
  if (last === undefined || own === undefined || next === undefined) return null;
  if (isStale(last, next, now) || ahead.length > VISIT_LIMITS.stopsTold) return null;
  const from = arrival(last, ahead, own, now);
  // As wide as each stop before may take twice as long.
  const minutes = Math.max(VISIT_LIMITS.arrivalMinutes, STEP_MINUTES * ahead.length);
  return { stops: ahead.length - 1, from, until: addMinutes(from, minutes) };
}

/** The stops until the asked one, with it; none where it is none of today's that can be made. */
function aheadOf(id: number, open: readonly OpenStop[], marked: readonly MarkedStop[], day: string): OpenStop[] {
  const { overdue, today } = stopGroups(
    open.filter(({ status }) => DRIVES.includes(status)),
    day,
  );
  const place = today.findIndex((stop) => stop.id === id);
  if (place < 0) return [];
  // Whoever has begun with today's has gone past what an earlier day left.
  const isPast = marked.some(({ sched_dt }) => dateOf(sched_dt) === day);
  return [...(isPast ? [] : overdue), ...today.slice(0, place + 1)];
}

/** Nothing was marked for longer than a stop and its way take, although there is something to do. */
const isStale = (last: MarkedStop, next: OpenStop, now: JstDateTime): boolean =>
  minutesBetween(latest(last.at, halfHourStart(next.sched_dt)), now) > VISIT_LIMITS.staleMarkMinutes;

/** Not before the slot begins, nor before now: the stop that comes next is not done yet. */
function arrival(last: MarkedStop, ahead: readonly OpenStop[], own: OpenStop, now: JstDateTime): JstDateTime {
  let [free, from]: [JstDateTime, Place] = [last.at < now ? last.at : now, last];
  for (const stop of ahead) {
    const there = latest(addMinutes(free, wayMinutes(from, stop)), halfHourStart(stop.sched_dt));
    if (stop === own) return inSteps(latest(there, now, own.sched_dt));
    [free, from] = [latest(addMinutes(there, VISIT_MINUTES), now), stop];
  }
  return now;
}

/** Up to the next five minutes: nobody reads 18:07 as a promise, and earlier it cannot be. */
function inSteps(dt: JstDateTime): JstDateTime {
  const midnight = at(dateOf(dt), '00:00');
  return addMinutes(midnight, Math.ceil(minutesBetween(midnight, dt) / STEP_MINUTES) * STEP_MINUTES);
}

const latest = (first: JstDateTime, ...others: readonly JstDateTime[]): JstDateTime =>
  others.reduce((late, each) => (each > late ? each : late), first);
