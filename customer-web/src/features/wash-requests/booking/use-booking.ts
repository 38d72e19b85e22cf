import { useEffect, useState } from 'react';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WashRequest } from '../../../lib/api-types';
import { dropDraft, hasDraft } from '../../../lib/form/form-draft';
import { useDoneStep } from '../../../lib/form/use-done-step';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { useSending } from '../../../lib/form/use-sending';
import { hasDoorCode, withoutDoorCode } from '../has-door-code';
import { useSendOnce } from '../../../lib/form/use-send-once';
import { createRequest } from '../api';
import { useRequestsChanged } from '../request-queries';
import type { RequestSetting } from '../request-setting';
import { bookingDraft } from './booking-draft';
import { checkBooking } from './booking-rules';
import { type BookingValues, bodyOf, firstBooking } from './booking-values';

/** The each-time request from its first choice to done; nothing typed is lost on the way. */
export function useBooking(user: CurrentUser, context: RequestContext, setting: RequestSetting) {
  const draft = bookingDraft(user);
  const [isResumed] = useState(() => hasDraft(draft));
  const form = useRuleForm<BookingValues>({
    defaultValues: firstBooking(context, setting),
    rule: (values) => checkBooking(values, context, user.available_request_count),
    draft: { name: draft, without: ['delivery_box_pw'] },
  });
  useEffect(() => {
    // The dates that were chosen stay, also when they cannot be had any more; then they say so.
    if (isResumed) void form.trigger(['sched_pickup_dt', 'sched_delivery_dt']);
  }, [isResumed, form]);
  const requestsChanged = useRequestsChanged();
  const steps = useDoneStep<BookingValues, WashRequest>(
    { draft, written: withoutDoorCode },
    {
      draft,
      mayKeep: (values) => !hasDoorCode(values),
      takeUp: (values) => {
        if (Object.keys(checkBooking(values, context, user.available_request_count)).length > 0) return false;
        form.reset(values, { keepDefaultValues: true });
        return true;
      },
    },
  );
  const send = useSendOnce(createRequest, draft, hasDoorCode);
  const { toConfirm, ...sending } = useSending({
    form,
    steps,
    send: (values: BookingValues) => send(bodyOf(values)),
    onSent: async (made, values) => {
      steps.toDone(made);
      form.reset(firstBooking(context, { ...setting, taken: new Set([...setting.taken, values.sched_pickup_dt]) }));
      dropDraft(draft);
      await requestsChanged();
    },
    onRefused: () => void requestsChanged(),
  });
  return { ...sending, form, steps, toConfirm: form.handleSubmit(toConfirm) };
}
