import { SIZE } from '@laundry/shared/constants/sizes';
import { at, dateOf, firstOfMonth, monthOf, type JstDate, type JstDateTime } from '@laundry/shared/time/jst';
import { grantKey, type CountReason } from '../../modules/balance/count-entry.entity.js';
import type { PickupDay } from '../../modules/calendar/places/pickup-day.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import type { NewRequest } from '../../modules/wash-requests/booking/new-request.js';
import { bagsOf } from './demo-requests.js';

/** A movement of a customer's balance. */
export interface DemoMove {
  readonly at: JstDateTime;
  readonly delta: number;
  readonly reason: CountReason;
  readonly onceKey: string | null;
  /** What took the bags; null: a grant or a purchase. */
  readonly request: NewRequest | null;
}

/** Washes are bought by so many at once, when a customer's bags run out. */
const BOUGHT_AT_ONCE = 4;

/** The movements that a customer's requests, in the order of their making, bring about: never below nothing. */
export function booksOf(user: User, requests: readonly NewRequest[], now: JstDateTime): DemoMove[] {
  const bags = bagsOf(user);
  const moves: DemoMove[] = [];
  let month = '';
  let balance = 0;
  const move = (moment: JstDateTime, delta: number, more: Pick<DemoMove, 'reason'> & Partial<DemoMove>): void => {
    moves.push({ at: moment, delta, onceKey: null, request: null, ...more });
    balance += delta;
  };
  const begin = (moment: JstDateTime): void => {
    if (month === monthOf(moment)) return;
    month = monthOf(moment);
    move(at(firstOfMonth(dateOf(moment)), '00:05'), bags - balance, {
      reason: 'grant',
      onceKey: grantKey(user.id, month),
    });
  };
  for (const request of requests.filter(takesBags)) {
    begin(request.created_at);
    if (balance < request.count) {
      move(request.created_at, Math.max(BOUGHT_AT_ONCE, request.count - balance), { reason: 'purchase' });
    }
    move(request.created_at, -request.count, { reason: 'request', request });
  }
  if (bags > 0) begin(now);
  return moves;
}

/** Bags that are sold, and one-time requests, are paid for otherwise. */
const takesBags = ({ is_bag_delivery, size }: NewRequest): boolean => !is_bag_delivery && size !== SIZE.onetime;

/** The busy day has places for so many pickups. */
const BUSY_DAY_LIMIT = 80;

/** How many pickups each day has. */
export function placesOf(requests: readonly NewRequest[], busyDay: JstDate): Omit<PickupDay, 'id' | 'revision'>[] {
  const used = new Map<JstDate, number>();
  for (const { sched_pickup_dt: pickup, cancelled_at } of requests) {
    if (pickup === null || cancelled_at !== null) continue;
    used.set(dateOf(pickup), (used.get(dateOf(pickup)) ?? 0) + 1);
  }
  return [...used].map(([date, count]) => ({
    date,
    used: count,
    day_limit: date === busyDay ? BUSY_DAY_LIMIT : null,
  }));
}
