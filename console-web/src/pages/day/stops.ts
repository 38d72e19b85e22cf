import { PROGRESS } from '@laundry/shared/constants/progress';
import type { Principal } from '@laundry/shared/rules/accounts/permissions';
import { inDriveOrder, isAbsent, isOnHold } from '@laundry/shared/rules/dispatch/drive-order';
import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import type { Work } from '../../providers/api/api-types';
import { mainAction } from '../../resources/wash-requests/request/request-actions';

export const isDelivered = ({ status }: Pick<Work, 'status'>): boolean => status === PROGRESS.delivered;

/** What is still to be done today, in the order of the day. */
export const openStops = (rows: readonly Work[], today: JstDate): readonly Work[] =>
  rows.filter((row) => !isDelivered(row) && dateOf(row.sched_dt) <= today);

/** Whether somebody else has taken a stop out of the day, or gone on with it. What its driver marked is done. */
export function isGone(stop: Work, rows: readonly Work[], today: JstDate): boolean {
  const now = rows.find(({ id }) => id === stop.id);
  if (now === undefined) return true;
  if (now.status !== stop.status) return !now.marked.some(({ status }) => status === now.status);
  return dateOf(now.sched_dt) > today;
}

/** The first that can be done now: neither who waits for the folding, nor who was out, nor who is on hold holds up the others. */
export function nextStop(stops: readonly Work[], operator: Principal): Work | undefined {
  const free = stops.filter((row) => !isOnHold(row)).toSorted((a, b) => Number(isAbsent(a)) - Number(isAbsent(b)));
  return free.find((row) => mainAction(operator, row)?.reason === null) ?? free[0];
}

/** The stops of a drive that a map can find. */
export const drivenStops = (rows: readonly Work[], day: JstDate): readonly Work[] =>
  inDriveOrder(openStops(rows, day), day).filter((row) => streetOf(row) !== '');

/** Where the map finds it: a building's name only misleads it. */
export const streetOf = ({ send_addr_detail1, send_addr_detail2 }: Work): string =>
  [send_addr_detail1, send_addr_detail2].filter(Boolean).join(' ');

/** What is in the house, as who washes and folds has to tell it apart. */
export interface WaitingGroups {
  /** For either, past the time of its delivery, as the desk counts it. */
  readonly late: readonly Work[];
  readonly wash: readonly Work[];
  readonly fold: readonly Work[];
}

export function waitingGroups(rows: readonly Work[], now: JstDateTime): WaitingGroups {
  const isLate = ({ sched_delivery_dt: due }: Work): boolean => due !== null && due < now;
  const inTime = rows.filter((row) => !isLate(row));
  return {
    late: rows.filter((row) => isInHouse(row) && isLate(row)),
    wash: inTime.filter(({ status }) => status === PROGRESS.pickedUp),
    fold: inTime.filter(({ status }) => status === PROGRESS.washed),
  };
}

const isInHouse = ({ status }: Work): boolean => status === PROGRESS.pickedUp || status === PROGRESS.washed;

/** A stage that was marked today. */
export interface Marked {
  readonly row: Work;
  readonly status: number;
  readonly at: string;
}

/** What was marked today, the latest first. */
export const markedStages = (rows: readonly Work[]): readonly Marked[] =>
  rows
    .flatMap((row) => row.marked.map((stage) => ({ row, ...stage })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
