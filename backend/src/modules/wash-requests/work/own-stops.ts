import { PROGRESS } from '@laundry/shared/constants/progress';
import type { ResultKey } from '@laundry/shared/rules/stages/request-progress';
import { addDays, daySpan, type JstDate } from '@laundry/shared/time/jst';
import type { SqlCondition } from '../../../common/sql/conditions.js';
import { BY_KEYS } from '../request/stage-columns.js';

/** What is late is looked for so far back: later than that the office has taken it up. */
const DAYS_BACK = 30;

/** In which order stops come before they are put in that of a visit, which leaves those of one address as they came. */
export const STOP_SORT = 'w.sched_dt, w.size DESC, w.count DESC, w.id';
/** At most more than a day's work, for anybody. */
export const STOP_ORDER = `ORDER BY ${STOP_SORT} LIMIT 300`;

/** What somebody has still to drive to, of a day and before, among the requests `w`. */
export function openStops(staffId: number, day: JstDate): SqlCondition {
  const { from, to } = daySpan(addDays(day, -DAYS_BACK), day);
  return {
    sql: `w.staff_id = ? AND w.sched_dt BETWEEN ? AND ? AND w.status <> ${PROGRESS.delivered}`,
    parameters: [staffId, from, to],
  };
}

/** What somebody marked on a day, among the requests `w`. */
export function stamped(key: ResultKey, staffId: number, day: JstDate): SqlCondition {
  const { from, to } = daySpan(day);
  return { sql: `w.${key} BETWEEN ? AND ? AND w.${BY_KEYS[key]} = ?`, parameters: [from, to, staffId] };
}
