import type { LegName } from '@laundry/shared/constants/progress';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import {
  onetimeClosed,
  onetimeDateChoices,
  onetimeDays,
  onetimePickupRefusal,
} from '@laundry/shared/rules/onetime/onetime-choices';
import { type OnetimeContext, decideOnetime, onetimeTimes } from '@laundry/shared/rules/onetime/onetime-request';
import { DATE_REASON_MESSAGES, type DateChoice } from '@laundry/shared/rules/dates/request-context';
import { type JstDate, type JstDateTime, addDays, at, dateOf } from '@laundry/shared/time/jst';
import type { PickupSetting } from '../request-setting';
import type { Leg, TimeChoice } from '../dates/leg';

/** The pickups that have a price and some delivery; only the server knows which of their days are full. */
export function onetimePickups(context: OnetimeContext, { pickupDays, taken, held }: PickupSetting): Leg {
  const today = dateOf(context.now);
  const full = new Set(pickupDays.flatMap(({ date, reason }) => (reason === 'full' ? [date] : [])));
  const days = onetimeDateChoices(today, addDays(today, LIMITS.daysAhead), context, new Set());
  const whyDay = ({ date, reason }: DateChoice): MessageKey | null => {
    if (reason === null) return full.has(date) ? 'date_full' : null;
    // Refused by the rule alone: no price is set, or the area is not served.
    return reason === 'full' ? 'pickup_unavailable' : DATE_REASON_MESSAGES[reason];
  };
  return {
    days: days.map((day) => ({ date: day.date, why: whyDay(day) })),
    timesOn: timesBy('pickup', context, (moment) =>
      taken.has(moment) ? 'dup' : held?.has(moment) ? 'dup_held' : onetimePickupRefusal(moment, context),
    ),
  };
}

/** The deliveries that can follow a pickup, from its own day on. */
export function onetimeDeliveries(context: OnetimeContext, pickup: JstDateTime): Leg {
  const timesOn = timesBy('delivery', context, (delivery) => {
    const decision = decideOnetime({ pickup, delivery, count: 1 }, context);
    return decision.ok ? null : decision.code;
  });
  const whyDay = (date: JstDate): MessageKey | null => {
    const closed = onetimeClosed(date, context);
    if (closed !== null) return DATE_REASON_MESSAGES[closed];
    const choices = timesOn(date);
    if (choices.some(({ why }) => why === null)) return null;
    return choices.at(-1)?.why ?? 'area_unavailable';
  };
  const days = onetimeDays(context.now).filter((date) => date >= dateOf(pickup));
  return { days: days.map((date) => ({ date, why: whyDay(date) })), timesOn };
}

/** The times of a day, each with why it cannot be chosen; reckoned once a day. */
function timesBy(
  leg: LegName,
  { area }: OnetimeContext,
  whyNot: (moment: JstDateTime) => MessageKey | null,
): Leg['timesOn'] {
  const times = onetimeTimes(leg, area);
  const known = new Map<JstDate, readonly TimeChoice[]>();
  return (date) => {
    const choices = known.get(date) ?? times.map((time) => ({ time, why: whyNot(at(date, time)) }));
    known.set(date, choices);
    return choices;
  };
}
