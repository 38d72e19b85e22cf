import type { MessageKey } from '@laundry/shared/messages/ja';
import { onetimeClosed, onetimeDays, onetimePickupRefusal } from '@laundry/shared/rules/onetime/onetime-choices';
import { type OnetimeContext, decideOnetime, onetimeTimes } from '@laundry/shared/rules/onetime/onetime-request';
import { DATE_REASON_MESSAGES } from '@laundry/shared/rules/dates/request-context';
import { type JstDate, type JstDateTime, at, dateOf } from '@laundry/shared/time/jst';
import type { PickupSetting } from '../request-setting';
import type { Leg, TimeChoice } from '../dates/leg';

/** The pickups that have a price and some delivery; a day that would be open, and that the server calls full, is closed. */
export function onetimePickups(context: OnetimeContext, { pickupDays, taken }: PickupSetting): Leg {
  const full = new Set(pickupDays.flatMap(({ date, reason }) => (reason === 'full' ? [date] : [])));
  const whyNot = (moment: JstDateTime) => (taken.has(moment) ? 'dup' : onetimePickupRefusal(moment, context));
  const leg = legOf(context, 'pickup', onetimeDays(context.now), whyNot);
  return {
    ...leg,
    days: leg.days.map(({ date, why }) => ({ date, why: why ?? (full.has(date) ? 'date_full' : null) })),
  };
}

/** The deliveries that can follow a pickup, from its own day on. */
export function onetimeDeliveries(context: OnetimeContext, pickup: JstDateTime): Leg {
  const days = onetimeDays(context.now).filter((date) => date >= dateOf(pickup));
  return legOf(context, 'delivery', days, (delivery) => {
    const decision = decideOnetime({ pickup, delivery, count: 1 }, context);
    return decision.ok ? null : decision.code;
  });
}

function legOf(
  context: OnetimeContext,
  leg: 'pickup' | 'delivery',
  days: readonly JstDate[],
  whyNot: (moment: JstDateTime) => MessageKey | null,
): Leg {
  const times = onetimeTimes(leg, context.area);
  const known = new Map<JstDate, readonly TimeChoice[]>();
  const timesOn = (date: JstDate): readonly TimeChoice[] => {
    const choices = known.get(date) ?? times.map((time) => ({ time, why: whyNot(at(date, time)) }));
    known.set(date, choices);
    return choices;
  };
  const whyDay = (date: JstDate): MessageKey | null => {
    const closed = onetimeClosed(date, context);
    if (closed !== null) return DATE_REASON_MESSAGES[closed];
    const choices = timesOn(date);
    if (choices.some(({ why }) => why === null)) return null;
    const why = choices.at(-1)?.why ?? 'area_unavailable';
    return why === 'pickup_past' ? 'date_too_early' : why;
  };
  return { days: days.map((date) => ({ date, why: whyDay(date) })), timesOn };
}
