import { ABSENCE_STATUS, type AbsenceStatus, type Progress } from '../../constants/progress.js';
import { comparedTexts } from '../../text/compared-texts.js';
import { halfHourOf } from '../../time/half-hours.js';
import { type JstDate, type JstDateTime, dateOf } from '../../time/jst.js';
import { DRIVES } from '../stages/drives.js';
import { comparePlaces, type VisitAddress, visitPlace } from './visit-place.js';

interface Visit extends VisitAddress {
  readonly sched_dt: JstDateTime;
  /** Where somebody has put it among those of its half hour; null: nowhere, or for another driver or time. */
  readonly visit_place?: number | null;
}

/** A place among the stops of a half hour, and for whom and when it was given. */
export interface GivenPlace {
  readonly visit_place: number | null;
  readonly visit_place_of: number | null;
  readonly visit_place_at: JstDateTime | null;
}

/** The place that a stop holds; null once it is nobody's or another driver's, or of another time (docs/decisions/108). */
export const heldPlace = (given: GivenPlace, staffId: number | null, at: JstDateTime): number | null =>
  staffId !== null && given.visit_place_of === staffId && given.visit_place_at === at ? given.visit_place : null;

/** A visit that may be moved among those of its half hour. */
interface OpenVisit extends Visit {
  readonly status: Progress;
  readonly absence_status: AbsenceStatus;
}

/** What is still to be driven to at its time, also for who asks a database: who was out comes again when the others are done. */
export const MOVABLE = { statuses: DRIVES, absence_status: ABSENCE_STATUS.none } as const;

const isMovable = ({ status, absence_status }: Pick<OpenVisit, 'status' | 'absence_status'>): boolean =>
  MOVABLE.statuses.includes(status) && absence_status === MOVABLE.absence_status;

/**
 * Visits as one drives them: half hour by half hour, those of one as somebody has put them, the others by postal code, block,
 * building and room; else as they came (docs/decisions/108).
 */
export const inVisitOrder = <Row extends Visit>(rows: readonly Row[]): Row[] => halfHours(rows).flatMap(withinHalfHour);

/** The half hours in which there is something to move, each in its order. */
export const movableHalfHours = <Row extends OpenVisit>(rows: readonly Row[]): Row[][] =>
  halfHours(rows.filter(isMovable))
    .filter((each) => each.length > 1)
    .map(withinHalfHour);

function halfHours<Row extends Visit>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, { day: JstDate; halfHour: number; rows: Row[] }>();
  for (const row of rows) {
    const [day, halfHour] = [dateOf(row.sched_dt), halfHourOf(row.sched_dt)];
    const key = `${day} ${halfHour}`;
    const group = groups.get(key) ?? { day, halfHour, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => comparedTexts(one.day, other.day) || one.halfHour - other.halfHour)
    .map((group) => group.rows);
}

/** Those that were put somewhere, in that order; each of the others behind the one that it has before it by its address. */
function withinHalfHour<Row extends Visit>(rows: readonly Row[]): Row[] {
  const byAddress = rows
    .map((row) => ({ row, place: visitPlace(row) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ row }) => row);
  const placeOf = ({ visit_place }: Visit): number => visit_place ?? Infinity;
  const ordered = byAddress
    .filter((row) => placeOf(row) !== Infinity)
    .sort((one, other) => placeOf(one) - placeOf(other));
  byAddress.forEach((row, at) => {
    if (placeOf(row) !== Infinity) return;
    const before = byAddress[at - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, row);
  });
  return ordered;
}
