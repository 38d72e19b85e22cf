import { PAGE } from '@laundry/shared/constants/pages';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../../lib/api-types';
import { hasDraft } from '../../../lib/form/form-draft';
import { newPriceOf } from '../../../lib/payment/new-price';
import { type HandedOver, keepPayment, returnedPath } from '../../../lib/payment/open-payment';
import { onetimeCompletePath } from '../../../lib/paths';
import { useCheckedStep } from '../../../lib/form/use-checked-step';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { useSendOnce } from '../../../lib/form/use-send-once';
import { useSending } from '../../../lib/form/use-sending';
import { useStands } from '../../../lib/form/use-stands';
import { hasDoorCode } from '../has-door-code';
import { useRequestsChanged } from '../request-queries';
import type { RequestSetting } from '../request-setting';
import { createOnetimeRequest, onetimePricesQuery } from './api';
import { checkOnetime, onetimeRefusal } from './onetime-rules';
import { useOwnHold } from './use-own-hold';
import { type OnetimeValues, decisionOf, firstOnetime, heldDates, isResident, onetimeBody } from './onetime-values';

interface Checked {
  values: OnetimeValues;
  /** Yen of all bags. */
  price: number;
}

export const onetimeDraft = (user: CurrentUser): string => `onetime.${user.id}`;

/** A one-time request from its first choice to where it is paid; nothing typed is lost on the way. */
export function useOnetime(user: CurrentUser, context: OnetimeContext, setting: RequestSetting) {
  const draft = onetimeDraft(user);
  const [isResumed] = useState(() => hasDraft(draft));
  const [first] = useState(() => firstOnetime(user, context, setting));
  const form = useRuleForm<OnetimeValues>({
    defaultValues: first,
    rule: (values) => checkOnetime(values, context, isResident(user)),
    draft: { name: draft, without: ['delivery_box_pw'] },
  });
  useEffect(() => {
    // The dates that were chosen stay, also when they cannot be had any more; then they say so.
    if (isResumed) void form.trigger(['sched_pickup_dt', 'sched_delivery_dt']);
  }, [isResumed, form]);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const requestsChanged = useRequestsChanged();
  const steps = useCheckedStep<Checked>({
    draft,
    mayKeep: ({ values }) => !hasDoorCode(values),
    takeUp: ({ values, price }) => {
      const decision = decisionOf(values, context);
      const isGood = Object.keys(checkOnetime(values, context, isResident(user))).length === 0;
      if (!isGood || !decision.ok || decision.price !== price) return false;
      form.reset(values, { keepDefaultValues: true });
      return true;
    },
  });
  const stands = useStands();
  const [leaving, setLeaving] = useState<HandedOver | null>(null);
  const ownHold = useOwnHold(() => form.clearErrors(['sched_pickup_dt', 'onetime_payment_method_id']));
  const send = useSendOnce(createOnetimeRequest, draft, hasDoorCode);
  const { pending, trouble, sent, toConfirm, submit } = useSending({
    form,
    steps,
    send: ({ values, price }: Checked) => send(onetimeBody(values, price, user)),
    onSent: async ({ id, payment_no: no, payment, url }, { values }) => {
      const path = onetimeCompletePath(id);
      const to = payment ? { form: payment } : url === undefined ? null : { url };
      keepPayment({
        no,
        pageId: PAGE.onetimeRequest,
        draft,
        resume: to && { path, to, requestId: id },
        dates: heldDates(values, context),
      });
      if (to) setLeaving(to);
      else if (stands.current) await navigate(returnedPath(path, no), { replace: true });
    },
    isUnpaid: ({ payment, url }) => payment !== undefined || url !== undefined,
    onRefused: (error) => {
      ownHold.metBy(error);
      void Promise.all([requestsChanged(), queries.invalidateQueries({ queryKey: onetimePricesQuery.queryKey })]);
    },
    refusalOf: onetimeRefusal,
  });
  const newPrice = newPriceOf(trouble);
  /** Yen of all bags, as far as is known by now. */
  const priceOf = ({ price }: Checked): number => newPrice ?? sent?.price ?? price;
  return {
    form,
    confirming: steps.confirming,
    /** The provider's page is on its way. */
    leaving,
    /** The price changed after it was shown: nothing was sent, and what holds now is to be agreed to. */
    newPrice,
    trouble: newPrice === null ? trouble : null,
    pending,
    ownHold,
    toInput: steps.toInput,
    toConfirm: form.handleSubmit((values) => {
      const decision = decisionOf(values, context);
      if (!decision.ok) return;
      ownHold.forget();
      toConfirm({ values, price: decision.price });
    }),
    priceOf,
    submit: (checked: Checked): void => submit({ ...checked, price: priceOf(checked) }),
  };
}

export type Onetime = ReturnType<typeof useOnetime>;
