import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { createRequest } from '../api';
import { useRequestsChanged } from '../request-queries';
import type { RequestSetting } from '../request-setting';
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
export const useBooking = (user: CurrentUser, context: RequestContext, setting: RequestSetting) =>
  useConfirmedForm<BookingValues, BookingValues, WashRequest, WashRequest>({
    draft: bookingDraft(user),
    secrets: ['delivery_box_pw'],
    rule: (values) => checkBooking(values, context, user.available_request_count),
    fresh: firstBooking(context, setting),
    freshAfter: (_made, { sched_pickup_dt }) =>
      firstBooking(context, { ...setting, taken: new Set([...setting.taken, sched_pickup_dt]) }),
    judged: ['sched_pickup_dt', 'sched_delivery_dt'],
    checkedOf: (values) => values,
    valuesOf: (values) => values,
    sendKeyed: (values, key) => createRequest(bodyOf(values), key),
    ended: (made) => ({ done: made }),
    changed: useRequestsChanged(),
  });
