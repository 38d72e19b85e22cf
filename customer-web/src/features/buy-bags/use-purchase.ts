import { PAGE } from '@laundry/shared/constants/pages';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, ExtraPurchaseBody } from '../../lib/calls/api-types';
import { currentUserQuery } from '../../lib/session/current-user';
import { useConfirmedForm } from '../../lib/form/use-confirmed-form';
import { newPriceOf } from '../../lib/payment/new-price';
import { useLeaveToPay } from '../../lib/payment/use-leave-to-pay';
import { PATHS } from '../../lib/paths';
import { type Purchase, type PurchaseValues, checkPurchase, firstPurchase, purchaseBody, purchaseOf } from './purchase';
import { answer, client } from '../../lib/calls/api';

/** The same key buys once, however often it is sent. */
const buyBags = (body: ExtraPurchaseBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/washRequestCount', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

type PurchaseAnswer = Awaited<ReturnType<typeof buyBags>>;

/** The bags that are there now, and the yen that were billed. */
interface Bought {
  bags: number;
  price: number;
}

export const purchaseDraft = (user: CurrentUser): string => `buy-bags.${user.id}`;

/** More bags, from how many to where they are paid; by invoice to done. */
export function usePurchase(user: CurrentUser, plan: PlanId) {
  const draft = purchaseDraft(user);
  const queries = useQueryClient();
  const { leaving, leaveToPay } = useLeaveToPay();
  const { trouble, sent, confirming, ...steps } = useConfirmedForm<PurchaseValues, Purchase, PurchaseAnswer, Bought>({
    draft: { name: draft },
    rule: (values) => checkPurchase(values, user),
    fresh: firstPurchase(user),
    checkedOf: (values) => purchaseOf(values, user, plan),
    sendKeyed: (purchase, key) => buyBags(purchaseBody(purchase), key),
    ended: ({ available_request_count: bags, payment, payment_no: no }, { count, price }) => {
      if (!payment || no === undefined) return { done: { bags: bags ?? 0, price } };
      const resume = { path: PATHS.buyBags, to: { form: payment } };
      return leaveToPay(resume, { no, pageId: PAGE.extraPurchase, draft, bags: count });
    },
    changed: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const newPrice = newPriceOf(trouble);
  // By the customer's account as it is now: a price that changed was read anew.
  const current = (checked: Purchase): Purchase => {
    const price = newPrice ?? sent?.price ?? checked.price;
    return { ...checked, price, unit: price / checked.count };
  };
  return {
    ...steps,
    confirming: confirming && current(confirming),
    leaving,
    /** The price that was shown first, where it is another by now. */
    oldPrice: newPrice === null ? null : (sent?.price ?? null),
    newPrice,
    trouble: newPrice === null ? trouble : null,
  };
}

export type BagPurchase = ReturnType<typeof usePurchase>;
