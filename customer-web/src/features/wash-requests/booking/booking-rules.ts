import { LIMITS } from '@laundry/shared/constants/limits';
import { decideEachTime } from '@laundry/shared/rules/booking/each-time-request';
import type { MessageKey } from '@laundry/shared/messages/ja';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { textProblem } from '@laundry/shared/text/characters';
import type { BookingValues } from './booking-values';

type BookingMessages = Partial<Record<keyof BookingValues, MessageKey>>;

/** What is wrong with the form, by the rules that the server decides with. `bags`: how many are left. */
export function checkBooking(values: BookingValues, context: RequestContext, bags: number): BookingMessages {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count } = values;
  const decision =
    pickup === ''
      ? { ok: false as const, refusals: [{ field: 'sched_pickup_dt', code: 'required' as const }] }
      : decideEachTime({ pickup, delivery: delivery === '' ? null : delivery, count }, context);
  const refusals = decision.ok ? [] : decision.refusals.map(({ field, code }) => [field, code] as const);
  const remarks = textProblem(values.bikou, LIMITS.remarksLength, true);
  return {
    ...(count > bags && { count: 'wreq_count_lacking' }),
    ...Object.fromEntries(refusals),
    ...(remarks !== null && { bikou: remarks }),
  };
}
