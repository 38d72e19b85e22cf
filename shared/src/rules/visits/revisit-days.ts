import { type JstDateTime, dateOf } from '../../time/jst.js';
import { lastMinuteBefore } from '../calendar/working-days.js';
import { deadlineOf } from '../dates/change-rules.js';

/** From when until when somebody can come again on a day, and until when that can be chosen. */
export interface RevisitDay {
  readonly from: JstDateTime;
  readonly until: JstDateTime;
  readonly chooseBy: JstDateTime;
}

/** The days of the times to come again, in order; `cancelled`: from when on there is nothing left to move, null: never. */
export function revisitDays(
  times: readonly { readonly time: JstDateTime }[],
  cancelled: JstDateTime | null,
): RevisitDay[] {
  const moments = times.map(({ time }) => time);
  return [...new Set(moments.map(dateOf))].flatMap((date) => {
    const ofDay = moments.filter((time) => dateOf(time) === date);
    const [from, until] = [ofDay[0], ofDay.at(-1)];
    if (from === undefined || until === undefined) return [];
    const deadline = deadlineOf(until);
    const isOver = cancelled !== null && deadline >= cancelled;
    return [{ from, until, chooseBy: isOver ? lastMinuteBefore(cancelled) : deadline }];
  });
}
