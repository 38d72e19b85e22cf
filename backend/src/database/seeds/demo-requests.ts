import { PROGRESS, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { timesOf, type AreaHours } from '@laundry/shared/rules/area-hours';
import { earliestDelivery } from '@laundry/shared/rules/delivery-rules';
import { parsePlanId, washCountOf } from '@laundry/shared/rules/plan-id';
import { schedDt, statusOfResults, type ResultTimes } from '@laundry/shared/rules/request-progress';
import { nextOpenDay, type OpenCalendar } from '@laundry/shared/rules/working-days';
import {
  addDays,
  addHours,
  addMinutes,
  at,
  dateOf,
  firstOfMonth,
  monthOf,
  SAME_TIME_DELIVERY,
  type JstDate,
  type JstDateTime,
} from '@laundry/shared/time/jst';
import type { User } from '../../modules/users/user.entity.js';
import { newRequest, type NewRequest } from '../../modules/wash-requests/new-request.js';

/** A movement of a customer's balance; `request` is the index of the request it is for. */
export interface DemoMove {
  readonly at: JstDateTime;
  readonly delta: number;
  readonly reason: 'grant' | 'request';
  readonly onceKey: string | null;
  readonly request: number | null;
}

export interface DemoUse {
  readonly requests: NewRequest[];
  readonly moves: DemoMove[];
}

export interface DemoWorld {
  readonly now: JstDateTime;
  readonly calendar: OpenCalendar;
  readonly area: AreaHours;
  /** Staff who drive, and who wash. */
  readonly drivers: readonly number[];
  readonly washers: readonly number[];
}

const DAYS_BACK = 62;
const DAYS_AHEAD = 6;

/** A customer's two months of requests and this week's, with the balance they leave: every row obeys the rules. */
export function demoUse(user: User, every: number, count: number, world: DemoWorld): DemoUse {
  const plan = parsePlanId(user.plan_id);
  if (plan === null) throw new Error(`demo plan does not parse: ${user.plan_id}`);
  // Bags are granted once an account is active.
  const bags = user.status === USER_STATUS.underReview ? 0 : washCountOf(plan.part);
  const use: DemoUse = { requests: [], moves: [] };
  const today = dateOf(world.now);
  let month = '';
  let balance = 0;
  let day = addDays(today, -DAYS_BACK + (user.id % 7));
  while (every > 0 && day <= addDays(today, DAYS_AHEAD)) {
    const pickupDay = nextOpenDay(day, world.calendar);
    if (pickupDay === null || pickupDay > addDays(today, DAYS_AHEAD)) break;
    const pickup = at(pickupDay, timeFor(user.id + use.requests.length, world.area));
    const made = madeAt(pickup, world.now);
    if (monthOf(made) !== month) {
      month = monthOf(made);
      grant(use, user.id, firstOfMonth(dateOf(made)), bags - balance);
      balance = bags;
    }
    if (balance >= count) {
      balance -= count;
      use.moves.push({ at: made, delta: -count, reason: 'request', onceKey: null, request: use.requests.length });
      use.requests.push(request(user, pickup, made, count, plan.sameTime, world));
    }
    day = addDays(pickupDay, every);
  }
  if (bags > 0 && month !== monthOf(today)) grant(use, user.id, firstOfMonth(today), bags - balance);
  if (plan.sameTime) linkToNext(use.requests);
  for (const each of use.requests) stamp(each, world);
  return use;
}

const grant = (use: DemoUse, userId: number, first: JstDate, delta: number): void => {
  const onceKey = `grant:${userId}:${monthOf(first)}`;
  use.moves.push({ at: at(first, '00:05'), delta, reason: 'grant', onceKey, request: null });
};

/** Two days before the pickup, in the morning, and never after now. */
function madeAt(pickup: JstDateTime, now: JstDateTime): JstDateTime {
  const made = at(addDays(dateOf(pickup), -2), '09:30');
  return made < now ? made : addHours(now, -1);
}

function timeFor(seed: number, area: AreaHours): string {
  const times = timesOf(area, REQUEST_TYPE.eachTime);
  return times[(seed * 5) % times.length] ?? area.start_time;
}

function request(
  user: User,
  pickup: JstDateTime,
  made: JstDateTime,
  count: number,
  sameTime: boolean,
  world: DemoWorld,
) {
  const context = { ...world, now: pickup, sameTime, requestType: REQUEST_TYPE.eachTime };
  const delivery = sameTime ? SAME_TIME_DELIVERY : earliestDelivery(pickup, context);
  if (delivery === null) throw new Error(`no delivery for a demo pickup at ${pickup}`);
  return newRequest(user, {
    request_type: REQUEST_TYPE.eachTime,
    count,
    sched_pickup_dt: pickup,
    sched_delivery_dt: delivery,
    delivery_box_pw: user.pickup_delivery_type === 2 ? '1234' : '',
    bikou: '',
    created_at: made,
  });
}

function linkToNext(requests: NewRequest[]): void {
  requests.forEach((each, place) => {
    const next = requests[place + 1]?.sched_pickup_dt;
    if (next) Object.assign(each, { sched_delivery_dt: next, is_tentative: false });
  });
}

/** Stamps every stage whose time has come, as staff would have. */
function stamp(each: NewRequest, world: DemoWorld): void {
  const pickup = each.sched_pickup_dt ?? each.sched_dt;
  const driver = pick(world.drivers, each.user_id);
  const washer = pick(world.washers, each.user_id);
  const washed = at(addDays(dateOf(pickup), 1), '10:30');
  const stages: readonly (readonly [keyof ResultTimes, JstDateTime, number])[] = [
    ['result_pickup_dt', addMinutes(pickup, 10), driver],
    ['result_wash_dt', washed, washer],
    ['result_fold_dt', addHours(washed, 4), washer],
    ['result_delivery_dt', addMinutes(each.sched_delivery_dt, 5), driver],
  ];
  for (const [key, moment, who] of stages) {
    if (moment > world.now) break;
    Object.assign(each, { [key]: moment, [key.replace('_dt', '_by')]: who });
  }
  each.status = statusOfResults(each);
  each.sched_dt = schedDt(each);
  each.staff_id = each.status === PROGRESS.unhandled && each.user_id % 3 === 0 ? null : driver;
}

const pick = (people: readonly number[], seed: number): number => people[seed % people.length] ?? 0;
