import { PAGE } from '@laundry/shared/constants/pages';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/api-types';
import { currentUserQuery } from '../../lib/current-user';
import { dropDraft } from '../../lib/form-draft';
import { newPriceOf } from '../../lib/new-price';
import { type HandedOver, keepPayment } from '../../lib/open-payment';
import { PATHS } from '../../lib/paths';
import { useBackToFields } from '../../lib/use-back-to-fields';
import { useDoneStep } from '../../lib/use-done-step';
import { useRuleForm } from '../../lib/use-rule-form';
import { useSendOnce } from '../../lib/use-send-once';
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
  const backToFields = useBackToFields(form, steps.toInput);
  const [leaving, setLeaving] = useState<HandedOver | null>(null);
  const send = useSendOnce(buyBags, `${draft}.sent`);
  const reread = () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  const sending = useMutation({
    mutationFn: (purchase: Purchase) => send(purchaseBody(purchase)),
    onSuccess: async ({ available_request_count: bags, payment, payment_no: no }) => {
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
    onError: (error) => {
      backToFields(error);
      void reread();
    },
  });
  const newPrice = newPriceOf(sending.error);
  const pending = sending.isPending || sending.isSuccess;
  const { confirming } = steps;
  // By the customer's account as it is now: a price that changed was read anew.
  const current = (checked: Purchase): Purchase => {
    const price = newPrice ?? sending.variables?.price ?? checked.price;
    return { ...checked, price, unit: price / checked.count };
  };
  return {
    form,
    done: steps.done,
    confirming: confirming && current(confirming),
    leaving,
    /** The price that was shown first, where it is another by now. */
    oldPrice: newPrice === null ? null : (sending.variables?.price ?? null),
    newPrice,
    trouble: newPrice === null ? sending.error : null,
    pending,
    toInput: steps.toInput,
    toConfirm: form.handleSubmit((values) => {
      sending.reset();
      steps.toConfirm(purchaseOf(values, user, plan));
    }),
    submit: (purchase: Purchase): void => {
      if (!pending) sending.mutate(purchase);
    },
  };
}

export type BagPurchase = ReturnType<typeof usePurchase>;
