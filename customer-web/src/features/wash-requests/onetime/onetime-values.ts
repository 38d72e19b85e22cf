import { LIMITS } from '@laundry/shared/constants/limits';
import { ONETIME_PAYMENT_METHOD, PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { habitOf, nextUsual } from '@laundry/shared/rules/booking/usual-request';
import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { onetimeDays, pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import {
  type OnetimeContext,
  type OnetimeDecision,
  decideOnetime,
} from '@laundry/shared/rules/onetime/onetime-request';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import { type JstDateTime, at, dateOf, timeOf } from '@laundry/shared/time/jst';
import type { CurrentUser, OnetimeRequestBody, WashRequest } from '../../../lib/calls/api-types';
import { readFirstRequest } from '../../../lib/first-request';
import type { PickupSetting } from '../request-setting';
import { firstMoment } from '../dates/leg';
import { type Legs, offeredBy } from '../usual/offered';
import { onetimeDeliveries, onetimePickups } from './onetime-legs';

/** The form, by the names of the fields that the server answers errors on; empty where no moment can be had. */
export interface OnetimeValues {
  count: number;
  sched_pickup_dt: JstDateTime | '';
  sched_delivery_dt: JstDateTime | '';
  delivery_box_pw: string;
  room_number: string;
  bikou: string;
  /** As radio buttons have it. */
  onetime_payment_method_id: string;
}

export const isResident = (user: CurrentUser): boolean => user.source_venue_code !== null;

/** The third line of a resident's address with the room that the request names. */
export const newRoom = ({ send_addr_detail3 }: CurrentUser, { room_number }: OnetimeValues): string =>
  joinRoom(splitRoom(send_addr_detail3).building, room_number.trim());

/** The next pickup that can be had, and the earliest delivery after it. */
export function earliestOnetime(context: OnetimeContext, setting: PickupSetting): OnetimeValues {
  const pickup = firstMoment(onetimePickups(context, setting)) ?? '';
  return {
    count: LIMITS.requestCountMin,
    sched_pickup_dt: pickup,
    sched_delivery_dt: pickup === '' ? '' : (firstMoment(onetimeDeliveries(context, pickup)) ?? ''),
    delivery_box_pw: '',
    room_number: '',
    bikou: '',
    onetime_payment_method_id: String(ONETIME_PAYMENT_METHOD.creditCard),
  };
}

/** The same for a customer, with what they chose before they registered, and the way to pay that they registered with. */
export function firstOnetime(user: CurrentUser, context: OnetimeContext, setting: PickupSetting): OnetimeValues {
  const { creditCard, deferredInvoice } = ONETIME_PAYMENT_METHOD;
  const byInvoice = user.is_company && user.payment_method_id === PAYMENT_METHOD.onetime;
  const { price: _shown, ...chosen } = readFirstRequest() ?? { price: 0 };
  return {
    ...earliestOnetime(context, setting),
    ...chosen,
    room_number: isResident(user) ? splitRoom(user.send_addr_detail3).room : '',
    onetime_payment_method_id: String(byInvoice ? deferredInvoice : creditCard),
  };
}

/** What the form offers. */
export const onetimeOffer = (context: OnetimeContext, setting: PickupSetting): Legs => ({
  pickups: onetimePickups(context, setting),
  deliveriesAfter: (pickup) => onetimeDeliveries(context, pickup),
});

/** The same, with what an earlier request had on the next day that takes it. */
export function onetimeAgain(
  again: WashRequest,
  { user, context, setting }: { user: CurrentUser; context: OnetimeContext; setting: PickupSetting },
): OnetimeValues {
  const { count, bikou, delivery_box_pw } = again;
  const first = { ...firstOnetime(user, context, setting), count, bikou, delivery_box_pw: delivery_box_pw ?? '' };
  const habit = habitOf(again);
  const next = habit && nextUsual(habit, offeredBy(onetimeOffer(context, setting), context.now, []));
  if (next === null || next.delivery === null) return first;
  return { ...first, sched_pickup_dt: next.pickup, sched_delivery_dt: next.delivery };
}

/** What a request holds until it is paid. */
export const heldDates = (
  { sched_pickup_dt: pickup, sched_delivery_dt: delivery }: OnetimeValues,
  { area }: OnetimeContext,
) => ({ pickup, pickup_until: pickupWindowEnd(pickup, area), delivery });

export const decisionOf = (values: OnetimeValues, context: OnetimeContext): OnetimeDecision =>
  decideOnetime({ pickup: values.sched_pickup_dt, delivery: values.sched_delivery_dt, count: values.count }, context);

export interface LaterOffer {
  delivery: JstDateTime;
  /** Yen a bag. */
  unitPrice: number;
}

/** The same hour on the first day on which a bag costs less, where there is one. */
export function laterOffer(values: OnetimeValues, context: OnetimeContext): LaterOffer | null {
  const now = decisionOf(values, context);
  if (!now.ok) return null;
  for (const date of onetimeDays(context.now).filter((day) => day > dateOf(now.delivery))) {
    const delivery = at(date, timeOf(now.delivery));
    const later = decisionOf({ ...values, sched_delivery_dt: delivery }, context);
    if (later.ok) return later.unitPrice < now.unitPrice ? { delivery, unitPrice: later.unitPrice } : null;
  }
  return null;
}

export const paysBy = (values: Pick<OnetimeValues, 'onetime_payment_method_id'>, method: number): boolean =>
  values.onetime_payment_method_id === String(method);

/** The server names PayPay's way back by itself, with the request's number. */
export function onetimeBody(values: OnetimeValues, price: number, user: CurrentUser): OnetimeRequestBody {
  const { room_number, onetime_payment_method_id, ...rest } = values;
  return {
    ...rest,
    ...(isResident(user) && { room_number }),
    price,
    onetime_payment_method_id: Number(onetime_payment_method_id),
    ...(paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice) && { frd_key: deferredMemberOf(user.id) }),
  };
}
