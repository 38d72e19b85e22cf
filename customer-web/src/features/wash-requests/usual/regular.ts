import { decideCount } from '@laundry/shared/rules/booking/each-time-request';
import {
  type Habit,
  type PassedPickup,
  habitOf,
  nextUsual,
  usualCount,
  usualHabit,
} from '@laundry/shared/rules/booking/usual-request';
import { bookedBy } from '@laundry/shared/rules/companies/booked-by';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { dateOf } from '@laundry/shared/time/jst';
import { isPassed } from '@laundry/web-kit/forms/use-rule-form';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { checkBooking } from '../booking/booking-rules';
import { type BookingValues, firstBooking } from '../booking/booking-values';
import type { PickupSetting } from '../request-setting';
import { bookingOffer } from './booking-offer';
import { BesideNote } from './BesideNote';
import { BookingProposal } from './BookingProposal';
import { offeredBy } from './offered';

interface BookingStart {
  readonly user: CurrentUser;
  readonly context: RequestContext;
  readonly setting: PickupSetting;
  readonly made: readonly WashRequest[];
  /** How many are left. */
  readonly bags: number;
}

interface Usual {
  readonly values: BookingValues;
  /** The sooner days of the habit. */
  readonly passed: readonly PassedPickup[];
}

/** What the customer usually asks for, as it can be sent; null without a habit, a day or enough bags for it. */
function usualOf(start: BookingStart): Usual | null {
  const habit = usualHabit(start.made);
  const usual = habit && nextBooking(habit, start);
  return usual !== null && isPassed(checkBooking(usual.values, start)) ? usual : null;
}

/** The form before anything is typed: its dates, and the cost centre that was named last. */
const beginBooking = (start: BookingStart, again: WashRequest | null): BookingValues => ({
  ...datedBooking(start, again),
  ...(start.user.is_company && { cost_centre: (again ?? lastOwn(start))?.cost_centre ?? '' }),
});

/** What the customer booked last, of a company's people each their own. */
const lastOwn = ({ user, made }: BookingStart): WashRequest | undefined =>
  made
    .filter((row) => isOwn(user, row))
    .reduce<WashRequest | undefined>((last, row) => (last && last.id > row.id ? last : row), undefined);

const isOwn = (user: CurrentUser, { booked_by, ...row }: WashRequest): boolean =>
  bookedBy({ ...row, booked_by: booked_by && booked_by.id }, user.is_company_clerk ? null : user.id) === user.id;

/** What an earlier request had, or else the usual, or else the next pickup there is. */
function datedBooking(start: BookingStart, again: WashRequest | null): BookingValues {
  const { context, setting } = start;
  const habit = again && habitOf(again);
  if (again === null || habit === null)
    return usualOf(start)?.values ?? withUsualCount(firstBeside(context, setting), start);
  const { count, bikou, delivery_box_pw } = again;
  // A week that has a request already is no reason to wait: this one is asked for.
  return (
    nextBooking(habit, { ...start, made: [] })?.values ?? {
      ...firstBeside(context, setting),
      count,
      bikou,
      delivery_box_pw: delivery_box_pw ?? '',
    }
  );
}

/** The first booking on a day without another one of the customer's, where there is such a day. */
function firstBeside(context: RequestContext, setting: PickupSetting): BookingValues {
  const taken = new Set([...setting.taken].map(dateOf));
  const pickupDays = setting.pickupDays.map((day) => ({ ...day, open: day.open && !taken.has(day.date) }));
  const free = firstBooking(context, { ...setting, pickupDays });
  return free.sched_pickup_dt === '' ? firstBooking(context, setting) : free;
}

/** The first booking with as many bags as always, where so many can be had. */
function withUsualCount(first: BookingValues, { context, made, bags }: BookingStart): BookingValues {
  const count = usualCount(made) ?? first.count;
  return count <= bags && decideCount(count, context) === null ? { ...first, count } : first;
}

function nextBooking(habit: Habit, { context, setting, made }: BookingStart): Usual | null {
  const next = nextUsual(habit, offeredBy(bookingOffer(context, setting), context.now, made));
  if (next === null) return null;
  const { pickup, delivery, passed, ...contents } = next;
  return { values: { ...contents, sched_pickup_dt: pickup, sched_delivery_dt: delivery ?? '' }, passed };
}

/** What only somebody needs who has asked for something before: it is loaded with what they asked for. */
export const regular = { BesideNote, BookingProposal, usualOf, beginBooking };
