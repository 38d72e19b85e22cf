import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { createRequest } from '../api';
import { useRequestsChanged } from '../request-queries';
import type { RequestSetting } from '../request-setting';
import { useResumedDates } from '../use-resumed-dates';
import { bookingDraft } from './booking-draft';
import { checkBooking } from './booking-rules';
import { type BookingValues, bodyOf, firstBooking } from './booking-values';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';

export interface BookingProps {
  user: CurrentUser;
  plan: PlanId;
  context: RequestContext;
  setting: RequestSetting;
}

/** The each-time request from its first choice to done; nothing typed is lost on the way. */
export function useBooking(user: CurrentUser, context: RequestContext, setting: RequestSetting) {
  const flow = useConfirmedForm<BookingValues, BookingValues, WashRequest, WashRequest>({
    draft: { name: bookingDraft(user), secrets: ['delivery_box_pw'] },
    rule: (values) => checkBooking(values, context, user.available_request_count),
    fresh: firstBooking(context, setting),
    checkedOf: (values) => values,
    valuesOf: (values) => values,
    sendKeyed: (values, key) => createRequest(bodyOf(values), key),
    ended: (made, { sched_pickup_dt }) => ({
      done: made,
      fresh: firstBooking(context, { ...setting, taken: new Set([...setting.taken, sched_pickup_dt]) }),
    }),
    changed: useRequestsChanged(),
  });
  useResumedDates(flow);
  return flow;
}
