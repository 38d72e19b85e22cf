import type { MessageKey } from '@laundry/shared/messages/ja';
import { habitOf } from '@laundry/shared/rules/booking/usual-request';
import { type JstDate, type JstDateTime, at, weekday } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';
import { type Leg, offers } from '../dates/leg';

/** The sooner days on which a request would be made once more, and why they cannot be had; none where no day has its time. */
export function passedOver(
  again: WashRequest,
  pickups: Leg,
  now: JstDateTime,
): readonly { readonly date: JstDate; readonly why: MessageKey }[] {
  const habit = habitOf(again);
  if (habit === null) return [];
  const days = pickups.days.filter(({ date }) => weekday(date) === habit.weekday && at(date, habit.time) > now);
  const next = days.findIndex(({ date }) => offers(pickups, at(date, habit.time)));
  return days.slice(0, Math.max(next, 0)).flatMap(({ date, why }) => {
    const reason = why ?? pickups.timesOn(date).find(({ time }) => time === habit.time)?.why;
    return reason ? [{ date, why: reason }] : [];
  });
}
