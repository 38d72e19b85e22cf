import { lastMinuteBefore } from '@laundry/shared/rules/calendar/working-days';
import { deadlineOf } from '@laundry/shared/rules/dates/change-rules';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import type { RevisitDay } from '../../mail/templates/mail-data.js';
import type { Revisit } from './revisit.queries.js';

/**
 * The days of the times to come again, each from when until when, and until when it can be chosen; `cancelled`: from when
 * on there is nothing left to move.
 */
export function revisitDays(revisit: Revisit | null, cancelled: JstDateTime | null): RevisitDay[] {
  const times = (revisit?.times ?? []).map(({ time }) => time);
  return [...new Set(times.map(dateOf))].flatMap((date) => {
    const ofDay = times.filter((time) => dateOf(time) === date);
    const [from, until] = [ofDay[0], ofDay.at(-1)];
    if (from === undefined || until === undefined) return [];
    const deadline = deadlineOf(until);
    const isLater = cancelled !== null && deadline >= cancelled;
    return [{ from, until, chooseBy: isLater ? lastMinuteBefore(cancelled) : deadline }];
  });
}
