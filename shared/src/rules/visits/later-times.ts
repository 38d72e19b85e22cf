import type { LegName } from '../../constants/progress.js';
import { type JstDateTime, at, dateOf } from '../../time/jst.js';
import { timesOf } from '../areas/area-hours.js';
import type { ChangeableRow } from '../dates/change-rules.js';
import { decideChange } from '../dates/date-change.js';
import { type Refusal, refuse } from '../decision.js';
import { DELIVERY_FIELD } from '../dates/delivery-rules.js';
import { PICKUP_FIELD } from '../dates/pickup-rules.js';
import type { RequestContext } from '../dates/request-context.js';

const FIELDS = { pickup: PICKUP_FIELD, delivery: DELIVERY_FIELD } as const;

/** The later times of a leg's own day to which its customer may move it, in order; none when it is not theirs to move. */
export function laterTimes(row: ChangeableRow, leg: LegName, context: RequestContext): readonly JstDateTime[] {
  const original = row[FIELDS[leg]];
  if (original === null || context.area === null) return [];
  const times = timesOf(context.area, context.requestType).map((time) => at(dateOf(original), time));
  return times.filter((time) => time > original && decideChange(row, { [leg]: time }, context).ok);
}

/** Who is not signed in keeps to the leg's own day: another one is asked for in the customer's list. */
export function otherDayRefusal(row: ChangeableRow, leg: LegName, time: JstDateTime): Refusal<'same_day_only'> | null {
  const original = row[FIELDS[leg]];
  return original === null || dateOf(original) === dateOf(time) ? null : refuse('same_day_only', FIELDS[leg]);
}
