import { LIMITS } from '../../constants/limits.js';
import { REQUEST_TYPE, type RequestType } from '../../constants/progress.js';
import {
  type JstDate,
  type JstDateTime,
  type JstTime,
  addDays,
  at,
  dateOf,
  daysBetween,
  eachDay,
  hourOf,
  timeOf,
  weekday,
} from '../../time/jst.js';
import { isTentativeDelivery } from '../stages/request-progress.js';

/** What is said again of a request when it is asked for once more. */
interface Contents {
  readonly count: number;
  readonly bikou: string;
  readonly delivery_box_pw: string;
}

/** A request that a customer has made. */
export interface MadeRequest extends Omit<Contents, 'delivery_box_pw'> {
  readonly request_type: RequestType;
  /** null for a bag delivery, which has no pickup leg. */
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime;
  /** null: one that cannot be read. It is typed again. */
  readonly delivery_box_pw: string | null;
}

/** How a customer books. */
export interface Habit extends Contents {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  readonly time: JstTime;
  readonly delivery: HabitDelivery;
}

interface HabitDelivery {
  /** Calendar days after the pickup. */
  readonly days: number;
  readonly time: JstTime;
}

/** What can be had, by the rules of the customer's plan. */
export interface Offered {
  readonly now: JstDateTime;
  /** Pickups that the customer has asked for, the past ones too. */
  readonly pickups: readonly JstDateTime[];
  readonly pickup: (pickup: JstDateTime) => boolean;
  /** Whether a moment can be the delivery of a pickup; null where it is the next pickup (handbook/requests.md#same-time). */
  readonly delivery: ((pickup: JstDateTime) => (delivery: JstDateTime) => boolean) | null;
}

/** A sooner pickup of a habit than the next that can be had. */
export interface PassedPickup {
  readonly pickup: JstDateTime;
  /** Its week has a request already; else it cannot be had, or no delivery after it. */
  readonly isWeekTaken: boolean;
}

export interface UsualRequest extends Contents {
  readonly pickup: JstDateTime;
  /** null on a same-time plan. */
  readonly delivery: JstDateTime | null;
  readonly passed: readonly PassedPickup[];
}

type WithPickup = MadeRequest & { readonly sched_pickup_dt: JstDateTime };

const hasPickup = (request: MadeRequest): request is WithPickup => request.sched_pickup_dt !== null;

/**
 * How a customer usually books: what at least three of the last six requests have in common, each made by hand for the
 * same weekday, hour and number of bags (handbook/requests.md#the-usual). null without a habit.
 */
export function usualHabit(made: readonly MadeRequest[]): Habit | null {
  const similar = commonest(lastByHand(made), ({ sched_pickup_dt: pickup, count }) =>
    [weekday(dateOf(pickup)), hourOf(pickup), count].join(),
  );
  const [newest] = similar;
  if (newest === undefined || similar.length < LIMITS.usualSimilar) return null;
  const [delivered = newest] = commonest(similar, (request) => JSON.stringify(deliveryOf(request)));
  return {
    ...habitIn(newest),
    delivery: deliveryOf(delivered),
    bikou: sameInAll(similar, 'bikou'),
    delivery_box_pw: sameInAll(similar, 'delivery_box_pw'),
  };
}

/** The number of bags that enough of the last requests share, on whatever weekday; null where their counts differ. */
export function usualCount(made: readonly MadeRequest[]): number | null {
  const similar = commonest(lastByHand(made), ({ count }) => String(count));
  return similar.length < LIMITS.usualSimilar ? null : (similar[0]?.count ?? null);
}

/** Those of the last requests that were made by hand, the newest first: what a weekly schedule made fills its place. */
const lastByHand = (made: readonly MadeRequest[]): readonly WithPickup[] =>
  made
    .filter(hasPickup)
    .sort((a, b) => (a.sched_pickup_dt < b.sched_pickup_dt ? 1 : -1))
    .slice(0, LIMITS.usualOfLast)
    .filter(({ request_type }) => request_type === REQUEST_TYPE.eachTime);

/** A single request as if it were a habit; null for a bag delivery. */
export const habitOf = (request: MadeRequest): Habit | null => (hasPickup(request) ? habitIn(request) : null);

/**
 * The next request by a habit: the first pickup on its weekday and at its time that can be had, in a week without another
 * one, and the delivery as long after it as always, or as soon after that as its time can be had. null when there is none.
 */
export function nextUsual(habit: Habit, offered: Offered): UsualRequest | null {
  const { count, bikou, delivery_box_pw } = habit;
  const passed: PassedPickup[] = [];
  const last = addDays(dateOf(offered.now), LIMITS.daysAhead);
  const taken = new Set(offered.pickups.map((pickup) => mondayOf(dateOf(pickup))));
  for (const date of eachDay(dateOf(offered.now), last)) {
    if (weekday(date) !== habit.weekday) continue;
    const pickup = at(date, habit.time);
    const isWeekTaken = taken.has(mondayOf(date));
    const isOffered = !isWeekTaken && offered.pickup(pickup);
    const delivery = isOffered ? deliveryOffered(pickup, habit.delivery, offered, last) : undefined;
    if (delivery !== undefined) return { pickup, delivery, count, bikou, delivery_box_pw, passed };
    if (pickup > offered.now) passed.push({ pickup, isWeekTaken });
  }
  return null;
}

function habitIn(request: WithPickup): Habit {
  const { sched_pickup_dt: pickup, count, bikou, delivery_box_pw } = request;
  return {
    weekday: weekday(dateOf(pickup)),
    time: timeOf(pickup),
    delivery: deliveryOf(request),
    count,
    bikou,
    delivery_box_pw: delivery_box_pw ?? '',
  };
}

/** Of a delivery that waits for the next pickup nothing is known: as soon as can be, at the pickup's time. */
function deliveryOf({ sched_pickup_dt: pickup, sched_delivery_dt: delivery }: WithPickup): HabitDelivery {
  if (isTentativeDelivery(delivery)) return { days: 0, time: timeOf(pickup) };
  return { days: daysBetween(dateOf(pickup), dateOf(delivery)), time: timeOf(delivery) };
}

/** undefined: none can be had. */
function deliveryOffered(
  pickup: JstDateTime,
  { days, time }: HabitDelivery,
  { delivery }: Offered,
  last: JstDate,
): UsualRequest['delivery'] | undefined {
  if (delivery === null) return null;
  const deliveries = eachDay(addDays(dateOf(pickup), days), last).map((date) => at(date, time));
  return deliveries.find(delivery(pickup));
}

/** Those of which there are most; of as many, those whose first comes first. */
function commonest<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()].reduce<readonly Row[]>((most, group) => (group.length > most.length ? group : most), []);
}

/** What was written once was for once. */
function sameInAll(rows: readonly WithPickup[], field: 'bikou' | 'delivery_box_pw'): string {
  const [text = '', ...others] = new Set(rows.map((row) => row[field] ?? ''));
  return others.length === 0 ? text : '';
}

const mondayOf = (date: JstDate): JstDate => addDays(date, -((weekday(date) + 6) % 7));
