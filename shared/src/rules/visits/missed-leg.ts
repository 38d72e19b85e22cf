import { ABSENCE_STATUS, type AbsenceStatus, type LegName, PROGRESS, type Progress } from '../../constants/progress.js';
import { type JstDateTime, dateOf } from '../../time/jst.js';
import { DRIVES } from '../stages/drives.js';
import type { PlannedRow } from '../dates/change-rules.js';
import { nextLegName } from '../stages/next-leg.js';

/** A request as it is stored. */
export interface MissedRow extends PlannedRow {
  readonly status: Progress;
  readonly absence_status: AbsenceStatus;
}

/** Somebody came for it and nobody was in; else what is missed is merely late. */
export const wasOut = ({ absence_status }: Pick<MissedRow, 'absence_status'>): boolean =>
  absence_status !== ABSENCE_STATUS.none;

/** The leg that was to be made and was not: nobody was in, or its day is over; null where nothing was missed. */
export function missedLeg(row: MissedRow, now: JstDateTime): LegName | null {
  if (row.status === PROGRESS.delivered) return null;
  const leg = nextLegName(row);
  const due = leg === 'pickup' ? row.sched_pickup_dt : row.sched_delivery_dt;
  if (due === null || (leg === 'delivery' && !DRIVES.includes(row.status))) return null;
  return wasOut(row) || dateOf(due) < dateOf(now) ? leg : null;
}
