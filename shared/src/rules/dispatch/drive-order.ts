import { ABSENCE_STATUS, type AbsenceStatus } from '../../constants/progress.js';
import { type JstDate, type JstDateTime, dateOf } from '../../time/jst.js';

/** What tells where in a drive a stop belongs. */
export interface DrivenStop {
  readonly sched_dt: JstDateTime;
  readonly absence_status: AbsenceStatus;
}

export interface StopGroups<Stop> {
  /** Of an earlier day. */
  readonly overdue: readonly Stop[];
  readonly today: readonly Stop[];
  readonly absent: readonly Stop[];
  readonly onHold: readonly Stop[];
}

/** Nobody was there twice: it waits for the desk, not for the driver. */
export const isOnHold = ({ absence_status }: Pick<DrivenStop, 'absence_status'>): boolean =>
  absence_status === ABSENCE_STATUS.onHold;

/** Nobody was there once: it may be tried again, when the others are done. */
export const isAbsent = ({ absence_status }: Pick<DrivenStop, 'absence_status'>): boolean =>
  absence_status !== ABSENCE_STATUS.none;

/** Stops that are open until a day's end, as a driver has to tell them apart; each part keeps its order. */
export function stopGroups<Stop extends DrivenStop>(stops: readonly Stop[], today: JstDate): StopGroups<Stop> {
  const free = stops.filter((stop) => !isAbsent(stop));
  return {
    overdue: free.filter(({ sched_dt }) => dateOf(sched_dt) < today),
    today: free.filter(({ sched_dt }) => dateOf(sched_dt) >= today),
    absent: stops.filter((stop) => isAbsent(stop) && !isOnHold(stop)),
    onHold: stops.filter(isOnHold),
  };
}

/** The stops of a drive: what an earlier day left, then today's, then who was out; who is on hold is not driven to. */
export function inDriveOrder<Stop extends DrivenStop>(stops: readonly Stop[], day: JstDate): readonly Stop[] {
  const { overdue, today, absent } = stopGroups(stops, day);
  return [...overdue, ...today, ...absent];
}
