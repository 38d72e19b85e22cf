import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { useMemo } from 'react';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { createRequest } from '../api';
import { useRequestsChanged } from '../request-queries';
import type { RequestSetting } from '../request-setting';
import type { Made } from '../usual/made-requests';
import { useResumedDates } from '../use-resumed-dates';
import { bookingDraft } from './booking-draft';
import { checkBooking } from './booking-rules';
import { type BookingValues, bodyOf, firstBooking } from './booking-values';

export interface BookingProps {
  user: CurrentUser;
  plan: PlanId;
  context: RequestContext;
  setting: RequestSetting;
  /** What the customer has asked for before. */
  made: Made;
  /** The one of them that is asked for once more. */
  again: WashRequest | null;
}

/** The each-time request from its first choice to done; nothing typed is lost on the way. */
export function useBooking({ user, context, setting, made, again }: BookingProps) {
  const { rows, regular } = made;
  const bags = user.available_request_count;
  const start = useMemo(() => ({ user, context, setting, made: rows, bags }), [user, context, setting, rows, bags]);
  const usual = useMemo(() => regular?.usualOf(start) ?? null, [regular, start]);
  const fresh = useMemo(
    () => regular?.beginBooking(start, again) ?? firstBooking(context, setting),
    [regular, start, again, context, setting],
  );
  const flow = useConfirmedForm<BookingValues, BookingValues, WashRequest, WashRequest>({
    draft: { name: bookingDraft(user, again), secrets: ['delivery_box_pw'] },
    rule: (values) => checkBooking(values, start),
    fresh,
    checkedOf: (values) => values,
    valuesOf: (values) => values,
    sendKeyed: (values, key) => createRequest(bodyOf(values), key),
    ended: (sent, { sched_pickup_dt }) => {
      // Asked for already.
      const left = { ...setting, taken: new Set([...setting.taken, sched_pickup_dt]) };
      const next = regular?.beginBooking({ ...start, setting: left, made: [sent, ...rows] }, null);
      return { done: sent, fresh: next ?? firstBooking(context, left) };
    },
    changed: useRequestsChanged(),
  });
  useResumedDates(flow);
  /** Fills the form with the usual, as if it had been chosen in it: what was typed beside it stays. */
  const takeUsual = (values: BookingValues): void => {
    const { bikou, delivery_box_pw, cost_centre = '' } = flow.form.getValues();
    flow.form.reset(
      {
        ...values,
        ...(cost_centre !== '' && { cost_centre }),
        bikou: bikou || values.bikou,
        delivery_box_pw: delivery_box_pw || values.delivery_box_pw,
      },
      { keepDefaultValues: true },
    );
    void flow.toConfirm();
  };
  return { ...flow, usual, takeUsual };
}
