import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import type { CurrentUser, WashRequest, WashRequestBody } from '../../../lib/api-types';
import { useApplyRefusal } from '../../../lib/form-errors';
import { newIdempotencyKey } from '../../../lib/idempotency-key';
import { useRuleForm } from '../../../lib/use-rule-form';
import { createRequest } from '../api';
import { useRequestsChanged } from '../request-queries';
import { isForInput } from '../request-refusal';
import type { RequestSetting } from '../request-setting';
import { useDoneStep } from '../use-done-step';
import { bookingRefusal, checkBooking } from './booking-rules';
import { type BookingValues, bodyOf, firstBooking } from './booking-values';

/** The each-time request from its first choice to done; nothing typed is lost on the way (spec 1 §2). */
export function useBooking(user: CurrentUser, context: RequestContext, setting: RequestSetting) {
  const form = useRuleForm<BookingValues>({
    defaultValues: firstBooking(context, setting),
    rule: (values) => checkBooking(values, context, user.available_request_count),
  });
  const applyRefusal = useApplyRefusal(form);
  const requestsChanged = useRequestsChanged();
  const steps = useDoneStep<BookingValues, WashRequest>();
  const send = useSendOnce();
  const sending = useMutation({
    mutationFn: (values: BookingValues) => send(bodyOf(values)),
    onSuccess: async (made, values) => {
      steps.toDone(made);
      form.reset(firstBooking(context, { ...setting, taken: new Set([...setting.taken, values.sched_pickup_dt]) }));
      await requestsChanged();
    },
    onError: (error) => {
      const refusal = bookingRefusal(error, context.sameTime);
      if (isForInput(refusal)) {
        steps.toInput();
        applyRefusal(refusal);
      }
      void requestsChanged();
    },
  });
  const pending = sending.isPending || sending.isSuccess;
  return {
    form,
    steps,
    /** A refusal that the input cannot mend: it is shown where the button was pressed. */
    trouble: sending.error !== null && !isForInput(bookingRefusal(sending.error, context.sameTime)) && sending.error,
    /** Until done is on the screen, which comes a moment after the answer: no second press in between. */
    pending,
    toConfirm: form.handleSubmit((values) => {
      sending.reset();
      steps.toConfirm(values);
    }),
    submit: (values: BookingValues): void => {
      if (!pending) sending.mutate(values);
    },
  };
}

/** Sends under one key as long as the request is the same: a retry after a lost answer makes nothing twice. */
function useSendOnce(): (body: WashRequestBody) => Promise<WashRequest> {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newIdempotencyKey() };
    return createRequest(body, last.current.key);
  };
}
