import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { WEEK_TYPE, WEEKDAYS } from '@laundry/shared/constants/week-types';
import { timesOf, type AreaHours } from '@laundry/shared/rules/areas/area-hours';
import { earliestDelivery } from '@laundry/shared/rules/dates/delivery-rules';
import { parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { spanDays, weeklyDates } from '@laundry/shared/rules/weekly/weekly-dates';
import { isOpenDay, nextOpenDay } from '@laundry/shared/rules/calendar/working-days';
import {
  addDays,
  addMonths,
  at,
  dateOf,
  eachDay,
  endOfMonth,
  firstOfMonth,
  monthOf,
  SAME_TIME_DELIVERY,
  type JstDate,
  type JstDateTime,
  weekday,
} from '@laundry/shared/time/jst';
import type { User } from '../../modules/users/user.entity.js';
import { newRequest, type NewRequest } from '../../modules/wash-requests/booking/new-request.js';
import type { WeekRequest } from '../../modules/wash-requests/weekly/week-request.entity.js';
import type { DemoCustomer } from './demo-people.js';
import { busyDayOf, madeBefore, type DemoWorld } from './demo-world.js';
import type { Handling } from './demo-stages.js';

/** A request, how staff go about it, and how it is paid where it is paid for itself. */
export interface Booking {
  readonly row: NewRequest;
  readonly handling?: Handling;
  readonly paid?: BookingPayment;
}

export interface BookingPayment {
  readonly channel: PaymentChannel;
  readonly state: PaymentState;
  readonly amount: number;
  /** Paid when there was nothing for it any more. */
  readonly tooLate?: true;
}

export type DemoForm = Omit<WeekRequest, 'id'>;

/** A weekly schedule began so many months ago. */
const SCHEDULED_MONTHS = 2;
const WEEKLY_PICKUP = '11:00';
const WEEKLY_DELIVERY = '18:00';
const DAYS_BACK = 62;
const DAYS_AHEAD = 6;

/** A customer's two months of requests and this week's, one every few days; as many as the month's bags allow. */
export function everyFewDays(user: User, customer: DemoCustomer, world: DemoWorld): Booking[] {
  const { habit, count } = customer;
  const bookings: Booking[] = [];
  const taken = new Map<string, number>();
  for (const day of daysOf(user, customer, world)) {
    const pickup = at(day, habit?.time ?? timeFor(user.id + bookings.length, world.area));
    const made = madeBefore(pickup, world.now);
    const used = (taken.get(monthOf(made)) ?? 0) + count;
    if (used > bagsOf(user)) continue;
    taken.set(monthOf(made), used);
    bookings.push({ row: requestRow(user, pickup, made, count, world) });
  }
  return bookings;
}

function daysOf(user: User, { every, habit }: DemoCustomer, { now, calendar }: DemoWorld): JstDate[] {
  const today = dateOf(now);
  const [from, until] = [addDays(today, -DAYS_BACK + (user.id % 7)), addDays(today, DAYS_AHEAD)];
  if (habit !== undefined)
    return eachDay(from, until).filter((day) => weekday(day) === habit.weekday && isOpenDay(day, calendar));
  const days: JstDate[] = [];
  let day = every > 0 ? nextOpenDay(from, calendar) : null;
  while (day !== null && day <= until) {
    days.push(day);
    day = nextOpenDay(addDays(day, every), calendar);
  }
  return days;
}

/** The weekly schedule of a customer who has one. */
export function weeklyForm(user: User, { weekly, count }: DemoCustomer, world: DemoWorld): DemoForm | null {
  if (weekly === undefined) return null;
  const [first] = spanDays(busyDayOf(world), busyDayOf(world));
  const day = WEEKDAYS[((first?.weekday ?? 1) - 1 + weekly) % 5] ?? 1;
  const since = addMonths(firstOfMonth(dateOf(world.now)), -SCHEDULED_MONTHS);
  return {
    user_id: user.id,
    from_month: monthOf(since),
    until_month: null,
    week_type: WEEK_TYPE.every,
    pickup_week: day,
    pickup_time: WEEKLY_PICKUP,
    // A week later: no holiday makes that too early.
    delivery_week: day,
    delivery_time: WEEKLY_DELIVERY,
    count,
    same_time: false,
    delivery_box_pw: '',
    bikou: '',
    created_at: at(addDays(since, -7), '20:15'),
  };
}

/** What a schedule has made since it began, to the end of this month, by its id. */
export function ofSchedule(user: User, form: DemoForm & { readonly id: number }, world: DemoWorld): Booking[] {
  const first = firstOfMonth(`${form.from_month}-01`);
  const days = spanDays(first, endOfMonth(dateOf(world.now)));
  const facts = {
    ...world,
    now: at(first, '00:05'),
    sameTime: false,
    full: new Set<string>(),
    taken: new Set<string>(),
    exceptions: new Map<string, string>(),
  };
  const taken = new Map<string, number>();
  return weeklyDates([form], days, facts).flatMap(({ pickup, delivery, skip }) => {
    const used = (taken.get(monthOf(pickup)) ?? 0) + form.count;
    if (skip !== null || used > bagsOf(user)) return [];
    taken.set(monthOf(pickup), used);
    const row = newRequest(user, {
      request_type: REQUEST_TYPE.weekly,
      count: form.count,
      sched_pickup_dt: pickup,
      sched_delivery_dt: delivery,
      delivery_box_pw: '',
      bikou: '',
      created_at: at(firstOfMonth(dateOf(pickup)), '00:05'),
    });
    return [{ row: { ...row, week_request_id: form.id, week_date: dateOf(pickup) } }];
  });
}

/** Bags are granted once an account is active. */
export function bagsOf(user: Pick<User, 'plan_id' | 'status'>): number {
  const plan = parsePlanId(user.plan_id);
  if (plan === null) throw new Error(`demo plan does not parse: ${user.plan_id}`);
  return user.status === USER_STATUS.underReview ? 0 : washCountOf(plan.part);
}

/** A request with the first delivery that can follow it. */
export function requestRow(
  user: User,
  pickup: JstDateTime,
  made: JstDateTime,
  count: number,
  world: DemoWorld,
): NewRequest {
  const sameTime = parsePlanId(user.plan_id)?.sameTime === true;
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

function timeFor(seed: number, area: AreaHours): string {
  const times = timesOf(area, REQUEST_TYPE.eachTime);
  return times[(seed * 5) % times.length] ?? area.start_time;
}

/** Nobody asks for the same pickup twice. */
export function atOneTimeEach(bookings: readonly Booking[]): Booking[] {
  const taken = new Set<JstDateTime>();
  return bookings.filter(({ row: { sched_pickup_dt: pickup, cancelled_at } }) => {
    if (pickup === null || cancelled_at !== null) return true;
    if (taken.has(pickup)) return false;
    taken.add(pickup);
    return true;
  });
}

/** On a same-time plan the next pickup brings the bags of the one before back. */
export function linked(bookings: readonly Booking[]): Booking[] {
  const ordered = [...bookings].sort((a, b) =>
    (a.row.sched_pickup_dt ?? '') < (b.row.sched_pickup_dt ?? '') ? -1 : 1,
  );
  return ordered.map((booking, place) => {
    const next = ordered[place + 1]?.row.sched_pickup_dt;
    if (!next) return booking;
    return { ...booking, row: { ...booking.row, sched_delivery_dt: next, is_tentative: false } };
  });
}
