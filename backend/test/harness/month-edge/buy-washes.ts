import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import { numberOf } from '../sandbox.js';
import type { Caller } from '../start-app.js';

/** What a purchase of washes under a plan sends. */
export const washes = (plan: string, count: number, payment_method: number) => {
  const parsed = parsePlanId(plan);
  if (parsed === null) throw new Error(plan);
  const price_per_count = addPriceFor(parsed, 0);
  return { count, price: count * price_per_count, price_per_count, payment_method };
};

/** Begins a purchase of five by card, and answers the number of its payment. */
export const begin = async (caller: Caller, plan: string) => {
  const { body } = await caller
    .post('/users/me/washRequestCount')
    .send(washes(plan, 5, 1))
    .expect(201);
  return numberOf(body.payment);
};
