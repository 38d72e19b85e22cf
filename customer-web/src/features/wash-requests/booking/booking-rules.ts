import { LIMITS } from '@laundry/shared/constants/limits';
import { decideEachTime } from '@laundry/shared/rules/booking/each-time-request';
import type { MessageKey } from '@laundry/shared/messages/ja';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { textProblem } from '@laundry/shared/text/characters';
import { knownRefusal } from '../dates/leg';
import type { PickupSetting } from '../request-setting';
import { pickupLeg } from './booking-legs';
import type { BookingValues } from './booking-values';

type BookingMessages = Partial<Record<keyof BookingValues, MessageKey>>;

interface BookingFacts {
  readonly context: RequestContext;
  readonly setting: PickupSetting;
  /** How many are left. */
  readonly bags: number;
}

/** What is wrong with the form, by the rules that the server decides with and by what it has told of its days. */
export function checkBooking(values: BookingValues, { context, setting, bags }: BookingFacts): BookingMessages {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count } = values;
  const decision = pickup !== '' && decideEachTime({ pickup, delivery: delivery || null, count }, context);
  const pickupRefusal = knownRefusal(pickupLeg(context, setting), pickup);
  const remarks = textProblem(values.bikou, LIMITS.remarksLength, true);
  return {
    ...(count > bags && { count: 'wreq_count_lacking' }),
    ...(pickupRefusal && { sched_pickup_dt: pickupRefusal }),
    ...(decision && !decision.ok && Object.fromEntries(decision.refusals.map(({ field, code }) => [field, code]))),
    ...(remarks && { bikou: remarks }),
  };
}
