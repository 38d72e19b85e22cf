import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { CANCEL_KIND, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { LIMITS } from '@laundry/shared/constants/limits';
import { decideOnetime, type OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { nthOpenDayFrom } from '@laundry/shared/rules/calendar/working-days';
import { addDays, addMinutes, at, type JstTime } from '@laundry/shared/time/jst';
import type { User } from '../../modules/users/user.entity.js';
import { newRequest, type NewRequest } from '../../modules/wash-requests/booking/new-request.js';
import type { Booking, BookingPayment } from './demo-requests.js';
import { busyDayOf, madeBefore, openDayBefore, type DemoWorld } from './demo-world.js';

type Paid = Omit<BookingPayment, 'amount'>;

interface Wish {
  readonly email: string;
  /** Open days after the busy day. */
  readonly day: number;
  /** Open days from the pickup to the delivery. */
  readonly stays: number;
  readonly times: readonly [pickup: JstTime, delivery: JstTime];
  readonly count: number;
  readonly paid: Paid;
}

const A = 'customer25@example.com';
const B = 'customer23@example.com';
const { card, paypay } = PAYMENT_CHANNEL;
const { settled, waiting, cancelled, expired } = PAYMENT_STATE;

/** Paid and on their way, being paid, given up, forgotten, and paid when it was too late. */
const WISHES: readonly Wish[] = [
  { email: A, day: -6, stays: 1, times: ['14:00', '17:00'], count: 1, paid: { channel: card, state: settled } },
  { email: A, day: 0, stays: 1, times: ['14:00', '17:00'], count: 1, paid: { channel: paypay, state: settled } },
  { email: B, day: 0, stays: 2, times: ['17:00', '18:00'], count: 2, paid: { channel: card, state: settled } },
  { email: A, day: 2, stays: 1, times: ['15:00', '17:00'], count: 2, paid: { channel: paypay, state: waiting } },
  { email: B, day: 1, stays: 1, times: ['18:00', '19:00'], count: 1, paid: { channel: paypay, state: cancelled } },
  { email: B, day: 2, stays: 1, times: ['16:30', '19:00'], count: 1, paid: { channel: card, state: expired } },
  {
    email: A,
    day: 1,
    stays: 2,
    times: ['13:00', '18:00'],
    count: 1,
    paid: { channel: paypay, state: settled, tooLate: true },
  },
];

/** The one-time requests of a customer, each with its payment. */
export const onetimeBookings = (user: User, world: DemoWorld & Pick<OnetimeContext, 'area' | 'prices'>): Booking[] =>
  WISHES.filter(({ email }) => email === user.email).flatMap((wish) => booking(user, wish, world));

function booking(user: User, wish: Wish, world: DemoWorld & Pick<OnetimeContext, 'area' | 'prices'>): Booking[] {
  const busy = busyDayOf(world);
  const day =
    wish.day < 0
      ? openDayBefore(busy, -wish.day, world.calendar)
      : (nthOpenDayFrom(busy, wish.day + 1, world.calendar) ?? busy);
  const back = nthOpenDayFrom(addDays(day, 1), wish.stays, world.calendar) ?? day;
  const [pickup, delivery] = [at(day, wish.times[0]), at(back, wish.times[1])];
  const isOpen = wish.paid.state === waiting;
  const made = isOpen ? addMinutes(world.now, -10) : madeBefore(pickup, addMinutes(world.now, -60 * wish.count));
  const decision = decideOnetime({ pickup, delivery, count: wish.count }, { ...world, now: made, withdrawal_dt: null });
  // A calendar in which this cannot be asked for.
  if (!decision.ok) return [];
  const row = newRequest(user, {
    request_type: REQUEST_TYPE.eachTime,
    count: wish.count,
    sched_pickup_dt: pickup,
    sched_delivery_dt: delivery,
    delivery_box_pw: '',
    bikou: '',
    created_at: made,
  });
  return [{ row: { ...row, ...outcome(wish.paid, row, world) }, paid: { ...wish.paid, amount: decision.price } }];
}

/** What became of a request by what became of its payment. */
function outcome({ state, tooLate }: Paid, { created_at }: NewRequest, world: DemoWorld): Partial<NewRequest> {
  const pay_by = addMinutes(created_at, LIMITS.unpaidOnetimeMinutes);
  if (state === waiting) return { pay_by };
  if (state === settled && tooLate !== true) return {};
  const ended = state === cancelled ? addMinutes(created_at, 4) : pay_by;
  return { pay_by, cancelled_at: ended < world.now ? ended : world.now, cancel_kind: CANCEL_KIND.unpaid };
}
