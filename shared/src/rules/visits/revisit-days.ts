import { type JstDateTime, dateOf, lastMinuteBefore } from '../../time/jst.js';
import { deadlineOf } from '../dates/change-hours.js';
import type { RevisitTime } from './revisit.js';

/** From when until when somebody can come again on a day. */
export interface RevisitDay {
  readonly from: JstDateTime;
  readonly until: JstDateTime;
  /** Until when it can be chosen; null: each of its times until two hours before it. */
  readonly chooseBy: JstDateTime | null;
  /** With some time of it the delivery goes along. */
  readonly movesDelivery: boolean;
}

/** Until when a time can be chosen: two hours before it, and not once the request is cancelled by itself (null: never). */
export function chooseBy(time: JstDateTime, cancelled: JstDateTime | null): JstDateTime {
  const deadline = deadlineOf(time);
  return cancelled !== null && deadline >= cancelled ? lastMinuteBefore(cancelled) : deadline;
}

/** The days of the times to come again, in order. */
export function revisitDays(times: readonly RevisitTime[], cancelled: JstDateTime | null): RevisitDay[] {
  return [...new Set(times.map(({ time }) => dateOf(time)))].flatMap((date) => {
    const ofDay = times.filter(({ time }) => dateOf(time) === date);
    const [from, until] = [ofDay[0]?.time, ofDay.at(-1)?.time];
    if (from === undefined || until === undefined) return [];
    const first = chooseBy(from, cancelled);
    const movesDelivery = ofDay.some(({ delivery }) => delivery !== null);
    return [{ from, until, chooseBy: first === chooseBy(until, cancelled) ? first : null, movesDelivery }];
  });
}
