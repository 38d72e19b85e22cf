import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import { type Decision, refuse } from '@laundry/shared/rules/decision';
import { decideDelivery, deliveryDateChoices } from '@laundry/shared/rules/dates/delivery-rules';
import { PICKUP_FIELD, decidePickup, pickupDateChoices } from '@laundry/shared/rules/dates/pickup-rules';
import {
  DATE_REASON_MESSAGES,
  type DateReason,
  type RequestContext,
} from '@laundry/shared/rules/dates/request-context';
import { type JstDate, type JstDateTime, addDays, at, dateOf } from '@laundry/shared/time/jst';
import type { Leg, TimeChoice } from '../dates/leg';
import type { PickupSetting } from '../request-setting';

/** Pickups: a day is closed when the server says so, or when it has become too late for it while the form stood open. */
export function pickupLeg(context: RequestContext, { pickupDays, taken }: PickupSetting): Leg {
  const today = dateOf(context.now);
  const reasons = new Map(pickupDays.map(({ date, reason }) => [date, reason]));
  const days = pickupDateChoices(today, addDays(today, LIMITS.daysAhead), context, new Set());
  return {
    days: days.map(({ date, reason }) => ({ date, why: wordsOf(reasons.get(date) ?? reason, DATE_REASON_MESSAGES) })),
    timesOn: (date) =>
      timesBy(context, date, (moment) =>
        taken.has(moment) ? refuse('dup', PICKUP_FIELD) : decidePickup(moment, context),
      ),
  };
}

/** Deliveries after a pickup, from its own day on: too early is said as the rule says it. */
export function deliveryLeg(context: RequestContext, pickup: JstDateTime): Leg {
  const words = { ...DATE_REASON_MESSAGES, too_early: 'delivery_too_early', too_late: 'delivery_too_late' } as const;
  const days = deliveryDateChoices(dateOf(pickup), addDays(dateOf(context.now), LIMITS.daysAhead), pickup, context);
  return {
    days: days.map(({ date, reason }) => ({ date, why: wordsOf(reason, words) })),
    timesOn: (date) => timesBy(context, date, (moment) => decideDelivery(moment, pickup, context)),
  };
}

function timesBy(
  { area, requestType }: RequestContext,
  date: JstDate,
  decide: (moment: JstDateTime) => Decision<MessageKey>,
): readonly TimeChoice[] {
  const times = area === null ? [] : timesOf(area, requestType);
  return times.map((time) => {
    const decision = decide(at(date, time));
    return { time, why: decision.ok ? null : decision.code };
  });
}

const wordsOf = (reason: DateReason | null, words: Readonly<Record<DateReason, MessageKey>>): MessageKey | null =>
  reason === null ? null : words[reason];
