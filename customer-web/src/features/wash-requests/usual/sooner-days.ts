import type { MessageKey } from '@laundry/shared/messages/ja';
import { habitOf, passedOver } from '@laundry/shared/rules/booking/usual-request';
import { type JstDate, type JstDateTime, dateOf, timeOf } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';
import type { Leg } from '../dates/leg';
import { type Legs, offeredBy } from './offered';

/** The sooner days on which a request would be made once more, and why they cannot be had; none where no day has its time. */
export function soonerDays(
  again: WashRequest,
  legs: Legs,
  now: JstDateTime,
): readonly { readonly date: JstDate; readonly why: MessageKey }[] {
  const habit = habitOf(again);
  if (habit === null) return [];
  return passedOver(habit, offeredBy(legs, now, [])).map((pickup) => ({
    date: dateOf(pickup),
    // A pickup that could be had has no delivery.
    why: whyNot(legs.pickups, pickup) ?? 'pickup_unavailable',
  }));
}

const whyNot = ({ days, timesOn }: Leg, moment: JstDateTime): MessageKey | null | undefined =>
  days.find(({ date }) => date === dateOf(moment))?.why ??
  timesOn(dateOf(moment)).find(({ time }) => time === timeOf(moment))?.why;
