import { type JstDateTime, at, timeOf } from '../../time/jst.js';
import { firstOnetimeDelivery, onetimeDays } from './onetime-choices.js';
import { type OnetimeContext, decideOnetime } from './onetime-request.js';

/** Yen a bag of a request, tax included; null where it would be refused (handbook/requests.md#one-time). */
export function onetimeBagPrice(
  { pickup, delivery }: { pickup: JstDateTime; delivery: JstDateTime },
  context: OnetimeContext,
): number | null {
  const decision = decideOnetime({ pickup, delivery, count: 1 }, context);
  return decision.ok ? decision.unitPrice : null;
}

/**
 * Yen a bag that is fetched at a pickup. A delivery that is wanted stays where it can, else it keeps its time on the first
 * day that takes it; without one, and where no day does, the bag comes back on the first day that it can.
 */
export function onetimePickupPrice(
  pickup: JstDateTime,
  wanted: JstDateTime | null,
  context: OnetimeContext,
): number | null {
  const later = wanted === null ? [] : onetimeDays(context.now).map((date) => at(date, timeOf(wanted)));
  for (const delivery of wanted === null ? [] : [wanted, ...later]) {
    const price = onetimeBagPrice({ pickup, delivery }, context);
    if (price !== null) return price;
  }
  const first = firstOnetimeDelivery(pickup, context);
  return first === null ? null : onetimeBagPrice({ pickup, delivery: first }, context);
}
