import { PAGE } from '@laundry/shared/constants/pages';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/api-types';
import { currentUserQuery } from '../../lib/session/current-user';
import { dropDraft } from '../../lib/form/form-draft';
import { newPriceOf } from '../../lib/payment/new-price';
import { type HandedOver, keepPayment } from '../../lib/payment/open-payment';
import { PATHS } from '../../lib/paths';
import { useDoneStep } from '../../lib/form/use-done-step';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { useSendOnce } from '../../lib/form/use-send-once';
import { useSending } from '../../lib/form/use-sending';
import { buyBags } from './api';
import { type Purchase, type PurchaseValues, checkPurchase, firstPurchase, purchaseBody, purchaseOf } from './purchase';

export const purchaseDraft = (user: CurrentUser): string => `buy-bags.${user.id}`;

/** More bags, from how many to where they are paid; by invoice to done. */
export function usePurchase(user: CurrentUser, plan: PlanId) {
  const draft = purchaseDraft(user);
  const form = useRuleForm<PurchaseValues>({
    defaultValues: firstPurchase(user),
    rule: (values) => checkPurchase(values, user),
    draft: { name: draft, without: [] },
  });
  const queries = useQueryClient();
  /** Done: the bags that are there now. */
  const steps = useDoneStep<Purchase, number>({ draft, written: (bags) => bags });
  const [leaving, setLeaving] = useState<HandedOver | null>(null);
  const send = useSendOnce(buyBags, draft);
  const reread = () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  const { pending, trouble, sent, toConfirm, submit } = useSending({
    form,
    steps,
    send: (purchase: Purchase) => send(purchaseBody(purchase)),
    onSent: async ({ available_request_count: bags, payment, payment_no: no }) => {
      if (payment && no !== undefined) {
        const to = { form: payment };
        keepPayment({ no, pageId: PAGE.extraPurchase, draft, resume: { path: PATHS.buyBags, to } });
        setLeaving(to);
        return;
      }
      steps.toDone(bags ?? 0);
      form.reset(firstPurchase(user));
      dropDraft(draft);
      await reread();
    },
    isUnpaid: ({ payment }) => payment !== undefined,
    onRefused: () => void reread(),
  });
  const newPrice = newPriceOf(trouble);
  const { confirming } = steps;
  // By the customer's account as it is now: a price that changed was read anew.
  const current = (checked: Purchase): Purchase => {
    const price = newPrice ?? sent?.price ?? checked.price;
    return { ...checked, price, unit: price / checked.count };
  };
  return {
    form,
    done: steps.done,
    confirming: confirming && current(confirming),
    leaving,
    /** The price that was shown first, where it is another by now. */
    oldPrice: newPrice === null ? null : (sent?.price ?? null),
    newPrice,
    trouble: newPrice === null ? trouble : null,
    pending,
    toInput: steps.toInput,
    toConfirm: form.handleSubmit((values) => toConfirm(purchaseOf(values, user, plan))),
    submit,
  };
}

export type BagPurchase = ReturnType<typeof usePurchase>;
