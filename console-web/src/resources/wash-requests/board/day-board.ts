import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { DRIVES } from '@laundry/shared/rules/stages/drives';
import { isUnassigned } from '@laundry/shared/rules/dispatch/unassigned';
import { inVisitOrder } from '@laundry/shared/rules/dispatch/visit-order';
import { halfHourOf } from '@laundry/shared/time/half-hours';
import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import type { AssignChoice } from '../assign/assign-choices';
import { isStored } from '../row-facts';

/** What one person, or nobody, has of a day. */
export interface Lane {
  /** null: nobody's. */
  readonly staff: AssignChoice | null;
  readonly stops: readonly StoredRow[];
}

export interface DayBoard {
  readonly tray: Lane;
  /** Who drives, then whoever else has stops of the day. */
  readonly lanes: readonly Lane[];
  /** From the first half hour with a stop to the last, those between included. */
  readonly halfHours: readonly number[];
  /** Deliveries of the day that are in the house still. */
  readonly inHouse: number;
  /** Those of them that nobody has: they are in no lane yet, and counted on the top page. */
  readonly inHouseUnassigned: number;
}

const IN_HOUSE: readonly Progress[] = [PROGRESS.pickedUp, PROGRESS.washed];

export const isDriver = ({ role_type }: AssignChoice): boolean => role_type === ROLE_TYPE.delivery;

/** A day's rows of the list as lanes. */
export function dayBoard(rows: readonly RequestRow[], staffs: readonly AssignChoice[]): DayBoard {
  const stored = rows.filter(isStored);
  const stops = stored.filter(({ status }) => DRIVES.includes(status));
  const inHouse = stored.filter(({ status }) => IN_HOUSE.includes(status));
  const laneOf = (staff: AssignChoice | null): Lane => ({
    staff,
    stops: inVisitOrder(stops.filter(({ staff_id }) => staff_id === (staff?.id ?? null))),
  });
  const lanes = staffs.map(laneOf);
  const isOfDriver = ({ staff }: Lane): boolean => staff !== null && isDriver(staff);
  return {
    tray: laneOf(null),
    lanes: [...lanes.filter(isOfDriver), ...lanes.filter((lane) => !isOfDriver(lane) && lane.stops.length > 0)],
    halfHours: between(stops.map(({ sched_dt }) => halfHourOf(sched_dt))),
    inHouse: inHouse.length,
    inHouseUnassigned: stored.filter((row) => isUnassigned(row) && !DRIVES.includes(row.status)).length,
  };
}

export const bagsOf = (stops: readonly { readonly count: number }[]): number =>
  stops.reduce((sum, { count }) => sum + count, 0);

function between(halfHours: readonly number[]): readonly number[] {
  if (halfHours.length === 0) return [];
  const first = Math.min(...halfHours);
  return Array.from({ length: Math.max(...halfHours) - first + 1 }, (_, place) => first + place);
}
