import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { BAG_DELIVERY_REMARK } from '@laundry/shared/rules/payments/add-bag';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import { isLongEnoughAfter } from '@laundry/shared/rules/dates/delivery-rules';
import { isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { addMinutes, at, dateOf, type JstDate, type JstTime } from '@laundry/shared/time/jst';
import type { User } from '../../modules/users/user.entity.js';
import { newRequest } from '../../modules/wash-requests/booking/new-request.js';
import type { DemoCustomer } from './demo-people.js';
import { requestRow, type Booking } from './demo-requests.js';
import type { Handling } from './demo-stages.js';
import { busyDayOf, madeBefore, openDayBefore, type DemoWorld } from './demo-world.js';

/** What customers say about the visit; most say nothing. */
const REMARKS = [
  '',
  '',
  '',
  'インターホンを2回鳴らしてください',
  '',
  '',
  '裏口からお願いします',
  '',
  '到着前にお電話ください',
];
/** Open days between a pickup and its delivery on the busy day. */
const DAYS_IN_HOUSE = 2;
/** The bags that an operator sold are brought on the busy day. */
const BAG_BUYER = 'customer09@example.com';

/** What went wrong on the open day before, by account: a time, how often nobody was there, or that it is not done. */
type Trouble = { readonly time: JstTime; readonly absences: number };
const MISSED_PICKUPS: Readonly<Record<string, Trouble>> = {
  'customer12@example.com': { time: '19:00', absences: 1 },
  'customer18@example.com': { time: '20:30', absences: 0 },
  'customer26@example.com': { time: '18:00', absences: 2 },
};
const MISSED_DELIVERIES: Readonly<Record<string, Trouble & { readonly isFolded: boolean }>> = {
  'customer20@example.com': { time: '19:30', absences: 0, isFolded: false },
  'customer22@example.com': { time: '20:30', absences: 1, isFolded: true },
};

/** What a customer has to do with the busy day, beside the requests they make every few days. */
export function busyDay(user: User, customer: DemoCustomer, world: DemoWorld, taken: ReadonlySet<string>): Booking[] {
  const plan = parsePlanId(user.plan_id);
  const isOut = customer.quiet === true || customer.every === 0 || user.status !== USER_STATUS.active;
  if (plan === null || isOut || isOnetime(plan)) return [];
  const visits = Array.from({ length: user.is_company ? 2 : 1 }, (_, visit) => visit);
  return [
    ...visits.flatMap((visit) => pickedUp(user, customer, world, taken, visit)),
    ...(plan.sameTime ? [] : visits.flatMap((visit) => delivered(user, customer, world, taken, visit))),
    ...troubles(user, customer, world, plan),
    ...bagDelivery(user, world),
  ];
}

function pickedUp(user: User, { count }: DemoCustomer, world: DemoWorld, taken: ReadonlySet<string>, visit: number) {
  const pickup = freeTime(busyDayOf(world), user.id * 7 + visit * 11, world, taken);
  const made = madeBefore(pickup, world.now, hourOf(user.id));
  return [{ row: { ...requestRow(user, pickup, made, count, world), bikou: REMARKS[user.id % REMARKS.length] ?? '' } }];
}

/** Brought back on the busy day. Most wait to be taken along in the morning, some are still being worked on. */
function delivered(
  user: User,
  { count }: DemoCustomer,
  world: DemoWorld,
  taken: ReadonlySet<string>,
  visit: number,
): Booking[] {
  const day = busyDayOf(world);
  const times = timesOf(world.area, REQUEST_TYPE.eachTime);
  const delivery = at(day, times[(user.id * 5 + visit * 9) % times.length] ?? world.area.start_time);
  const pickup = freeTime(openDayBefore(day, DAYS_IN_HOUSE, world.calendar), user.id * 3 + visit, world, taken);
  if (!isLongEnoughAfter(pickup, delivery, world.calendar)) return [];
  const made = madeBefore(pickup, world.now, hourOf(user.id + 5));
  const row = { ...requestRow(user, pickup, made, count, world), sched_delivery_dt: delivery };
  return [{ row, handling: { times: workOn(day, delivery, user.id + visit, world) } }];
}

function workOn(day: JstDate, delivery: string, seed: number, world: DemoWorld): Required<Handling>['times'] {
  const eve = openDayBefore(day, 1, world.calendar);
  const usual = { result_wash_dt: at(eve, '10:30'), result_fold_dt: at(eve, '15:00') };
  const hasTime = delivery >= at(day, '16:00');
  if (hasTime && seed % 3 === 0) return { result_wash_dt: at(day, '10:30'), result_fold_dt: at(day, '13:30') };
  if (hasTime && seed % 3 === 1) return { ...usual, result_fold_dt: at(day, '11:30') };
  // Who opens early gets theirs before the round begins.
  if (delivery < at(day, '12:00')) return { ...usual, result_delivery_dt: at(day, '08:40') };
  return usual;
}

/** Late since the open day before: not there, on hold, or simply not managed. */
function troubles(user: User, { count }: DemoCustomer, world: DemoWorld, plan: PlanId): Booking[] {
  const eve = openDayBefore(dateOf(world.now), 1, world.calendar);
  const absent = ({ time, absences }: Trouble) =>
    Array.from({ length: absences }, (_, place) => addMinutes(at(eve, time), 10 + place * 60));
  const pickup = MISSED_PICKUPS[user.email];
  if (pickup !== undefined) {
    const dt = at(eve, pickup.time);
    const row = requestRow(user, dt, madeBefore(dt, world.now, hourOf(user.id)), count, world);
    return [{ row, handling: { times: { result_pickup_dt: null }, absences: absent(pickup) } }];
  }
  const delivery = MISSED_DELIVERIES[user.email];
  if (delivery === undefined || plan.sameTime) return [];
  const dt = at(openDayBefore(eve, DAYS_IN_HOUSE, world.calendar), delivery.time);
  const row = requestRow(user, dt, madeBefore(dt, world.now, hourOf(user.id)), count, world);
  const folded = delivery.isFolded ? {} : { result_fold_dt: null };
  const times = { ...folded, result_delivery_dt: null };
  return [
    { row: { ...row, sched_delivery_dt: at(eve, delivery.time) }, handling: { times, absences: absent(delivery) } },
  ];
}

function bagDelivery(user: User, world: DemoWorld): Booking[] {
  if (user.email !== BAG_BUYER) return [];
  const delivery = at(busyDayOf(world), world.area.start_time);
  const row = newRequest(user, {
    request_type: REQUEST_TYPE.eachTime,
    count: 1,
    sched_pickup_dt: delivery,
    sched_delivery_dt: delivery,
    delivery_box_pw: '',
    bikou: BAG_DELIVERY_REMARK,
    created_at: at(openDayBefore(dateOf(world.now), 1, world.calendar), '16:20'),
  });
  return [
    {
      row: { ...row, sched_pickup_dt: null, is_bag_delivery: true },
      handling: { times: { result_delivery_dt: null } },
    },
  ];
}

/** The first of a day's times from a place on at which the customer has no other pickup. */
function freeTime(day: JstDate, from: number, world: DemoWorld, taken: ReadonlySet<string>): string {
  const times = timesOf(world.area, REQUEST_TYPE.eachTime);
  const wanted = times.map((_, place) => at(day, times[(from + place) % times.length] ?? world.area.start_time));
  return wanted.find((pickup) => !taken.has(pickup)) ?? at(day, world.area.start_time);
}

const hourOf = (seed: number): JstTime => `${String(7 + (seed % 15)).padStart(2, '0')}:${seed % 2 === 0 ? '10' : '45'}`;
