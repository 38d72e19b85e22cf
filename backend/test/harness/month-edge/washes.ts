import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';

/** What a purchase of washes under a plan sends. */
export const washes = (plan: string, count: number, payment_method: number) => {
  const parsed = parsePlanId(plan);
  if (parsed === null) throw new Error(plan);
  const price_per_count = addPriceFor(parsed, 0);
  return { count, price: count * price_per_count, price_per_count, payment_method };
};
