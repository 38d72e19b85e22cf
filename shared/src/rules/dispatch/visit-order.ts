import { comparedTexts } from '../../text/compared-texts.js';
import { halfHourOf } from '../../time/half-hours.js';
import { type JstDateTime, dateOf } from '../../time/jst.js';
import { comparePlaces, type VisitAddress, visitPlace } from './visit-place.js';

interface Visit extends VisitAddress {
  readonly sched_dt: JstDateTime;
}

/** Visits as one drives them: those of one half hour by postal code, block, building and room; else as they came. */
export function inVisitOrder<Row extends Visit>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, day: dateOf(row.sched_dt), halfHour: halfHourOf(row.sched_dt), place: visitPlace(row) }))
    .sort(
      (one, other) =>
        comparedTexts(one.day, other.day) || one.halfHour - other.halfHour || comparePlaces(one.place, other.place),
    )
    .map(({ row }) => row);
}
