import type { JstDateTime } from '../../time/jst.js';
import { comparedTexts, comparePlaces, type VisitAddress, visitPlace } from './visit-place.js';

interface Visit extends VisitAddress {
  readonly sched_dt: JstDateTime;
}

/** The half hour that a moment is in: `2026-11-25 10:0` and `2026-11-25 10:3`. */
function halfHourOf(moment: JstDateTime): string {
  const isLate = moment.slice(14, 16) >= '30';
  return `${moment.slice(0, 14)}${isLate ? '3' : '0'}`;
}

/** Visits as one drives them: those of one half hour by postal code, block, building and room; else as they came. */
export function inVisitOrder<Row extends Visit>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, time: halfHourOf(row.sched_dt), place: visitPlace(row) }))
    .sort((one, other) => comparedTexts(one.time, other.time) || comparePlaces(one.place, other.place))
    .map(({ row }) => row);
}
