import { PAGE } from '@laundry/shared/constants/pages';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { retold } from '@laundry/web-kit/calls/retold';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { RefusedPayment } from '../../../components/payment/refused-payment';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { readDraft } from '../../../lib/form/form-draft';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { useLocationState } from '../../../lib/location-state';
import { newPriceOf } from '../../../lib/payment/new-price';
import { onetimePricesQuery } from '../../../lib/payment/payment-query';
import { storePayment, returnedPath } from '../../../lib/payment/open-payment';
import { useLeaveToPay } from '../../../lib/payment/use-leave-to-pay';
import { onetimeCompletePath } from '../../../lib/paths';
import { keepFirstRequestUntilPaid, readFirstRequest } from '../../../lib/first-request';
import { useRequestsChanged } from '../request-queries';
import type { PickupSetting, RequestSetting } from '../request-setting';
import { useResumedDates } from '../use-resumed-dates';
import { createOnetimeRequest } from './api';
import { type Hold, useOwnHold } from './hold/use-own-hold';
import { checkOnetime, isMendedAtPayment, onOnetimeField } from './onetime-rules';
import {
  type OnetimeValues,
  decisionOf,
  firstOnetime,
  heldDates,
  isResident,
  onetimeAgain,
  onetimeBody,
} from './onetime-values';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';

export interface OnetimeProps {
  user: CurrentUser;
  plan: PlanId;
  context: OnetimeContext;
  setting: RequestSetting & PickupSetting;
  /** The earlier request that is asked for once more. */
  again: WashRequest | null;
}

interface Checked {
  values: OnetimeValues;
  /** Yen of all bags. */
  price: number;
}

type OnetimeAnswer = Awaited<ReturnType<typeof createOnetimeRequest>>;

/** One that is filled with what an earlier request had is a part of it. */
export const onetimeDraft = (user: CurrentUser, again: Pick<WashRequest, 'id'> | null = null): string =>
  `onetime.${user.id}${again === null ? '' : `.again${again.id}`}`;

/** A one-time request from its first choice to where it is paid; nothing typed is lost on the way. */
export function useOnetime({ user, context, setting, again }: OnetimeProps) {
  const draft = onetimeDraft(user, again);
  const typed = { name: draft, secrets: ['delivery_box_pw'] } as const;
  const [first] = useState(() =>
    again === null ? firstOnetime(user, context, setting) : onetimeAgain(again, { user, context, setting }),
  );
  /** The dates were chosen before the customer registered: this is the last step of one flow. */
  const [isLastStep] = useState(() => again === null && readFirstRequest() !== null);
  const queries = useQueryClient();
  const requestsChanged = useRequestsChanged();
  const { leaving, leaveToPay } = useLeaveToPay();
  const ownHold = useOwnHold();
  const { step } = useLocationState();
  const checkedOf = (values: OnetimeValues): Checked | null => {
    const decision = decisionOf(values, context);
    if (!decision.ok) return null;
    ownHold.forget();
    return { values, price: decision.price };
  };
  const rule = (values: OnetimeValues) => checkOnetime(values, { context, setting }, isResident(user));
  const { trouble, sent, submit, ...steps } = useConfirmedForm<OnetimeValues, Checked, OnetimeAnswer>({
    draft: typed,
    rule,
    fresh: first,
    checkedOf,
    valuesOf: ({ values, price }) => {
      // Beside what the last step lets read once more there are fields: they are as they were left.
      const left = isLastStep ? readDraft(typed, first) : values;
      const decision = decisionOf(left, context);
      return decision.ok && decision.price === price ? left : null;
    },
    sendKeyed: ({ values, price }, key) =>
      retold(createOnetimeRequest(onetimeBody(values, price, user), key), onOnetimeField),
    ended: ({ id, payment_no: no, payment, url }, { values, price }) => {
      const { count, sched_pickup_dt, sched_delivery_dt } = values;
      if (isLastStep) keepFirstRequestUntilPaid({ count, sched_pickup_dt, sched_delivery_dt, price });
      const path = onetimeCompletePath(id);
      const to = payment ? { form: payment } : url === undefined ? null : { url };
      const dates = heldDates(values, context);
      const begun = { no, pageId: PAGE.onetimeRequest, draft, bags: count, dates };
      if (to !== null) return leaveToPay({ path, to, requestId: id }, begun);
      storePayment({ ...begun, resume: null });
      return { to: returnedPath(path, no), draftStays: true };
    },
    ...(isLastStep && { mendsThere: isMendedAtPayment }),
    changed: (refusal) => {
      if (refusal !== null) ownHold.metBy(refusal);
      return Promise.all([requestsChanged(), queries.invalidateQueries({ queryKey: onetimePricesQuery.queryKey })]);
    },
  });
  useResumedDates({ ...steps, isResumed: steps.isResumed || isLastStep });
  const toReview = useEffectEvent(() => {
    // A reload is there already.
    if (!isLastStep || step !== undefined) return;
    const values = steps.form.getValues();
    const checked = checkedOf(values);
    // Where the day has filled up meanwhile, the form stays and says so.
    if (checked !== null && isMendedAtPayment(Object.keys(rule(values)))) steps.confirm(checked);
  });
  const { setValue } = steps.form;
  const isRefused = use(RefusedPayment) !== null;
  useEffect(() => {
    // What was not accepted is not chosen again unasked.
    if (isRefused) setValue('onetime_payment_method_id', '');
  }, [isRefused, setValue]);
  // Everything was chosen before: whoever comes to the last step reads it, and goes back only to change it.
  useEffect(() => toReview(), []);
  const newPrice = newPriceOf(trouble);
  /** Yen of all bags, as far as is known by now. */
  const priceOf = (checked: Checked): number =>
    newPrice ?? (sent && isSameRequest(sent.values, checked.values) ? sent.price : checked.price);
  return {
    ...steps,
    isLastStep,
    /** The payment that was begun with this form was not accepted. */
    isRefused,
    /** The provider's page is on its way. */
    leaving,
    ownHold,
    endOwnHold: (hold: Hold): void =>
      ownHold.end(hold, () => steps.form.clearErrors(['sched_pickup_dt', 'onetime_payment_method_id'])),
    /** The price changed after it was shown: nothing was sent, and what holds now is to be agreed to. */
    newPrice,
    trouble: newPrice === null ? trouble : null,
    priceOf,
    submit: (checked: Checked): void => submit({ ...checked, price: priceOf(checked) }),
  };
}

/** Whether both cost the same. */
const isSameRequest = (one: OnetimeValues, other: OnetimeValues): boolean =>
  (['count', 'sched_pickup_dt', 'sched_delivery_dt'] as const).every((field) => one[field] === other[field]);

export type Onetime = ReturnType<typeof useOnetime>;
