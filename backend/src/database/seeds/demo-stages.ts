import { ABSENCE_STATUS, LEG, PROGRESS, type Leg } from '@laundry/shared/constants/progress';
import { schedDt, stagesOf, statusOfResults, type ResultTimes } from '@laundry/shared/rules/stages/request-progress';
import { addDays, addHours, addMinutes, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import type { NewRequest } from '../../modules/wash-requests/booking/new-request.js';
import { pick, type DemoWorld } from './demo-world.js';

/** How a request is handled where it is not as usual. */
export interface Handling {
  /** When its stages are done; null: not so far, and nothing after it either. */
  readonly times?: Partial<ResultTimes>;
  /** When nobody was there. */
  readonly absences?: readonly JstDateTime[];
}

type Stage = readonly [key: keyof ResultTimes, moment: JstDateTime | null, who: number];

/** The request with every stage stamped whose time has come, as staff would have. */
export function handled(row: NewRequest, { times = {}, absences = [] }: Handling, world: DemoWorld): NewRequest {
  const pickup = row.sched_pickup_dt ?? row.sched_dt;
  const driver = pick(world.drivers, row.user_id);
  const washer = pick(world.washers, row.user_id);
  const washed = times.result_wash_dt ?? at(addDays(dateOf(pickup), 1), '10:30');
  const usual: ResultTimes = {
    result_pickup_dt: addMinutes(pickup, 10),
    result_wash_dt: washed,
    result_fold_dt: addHours(washed, 4),
    result_delivery_dt: addMinutes(row.sched_delivery_dt, 5),
  };
  const moments = { ...usual, ...times };
  const stages: readonly Stage[] = [
    ['result_pickup_dt', moments.result_pickup_dt, driver],
    ['result_wash_dt', moments.result_wash_dt, washer],
    ['result_fold_dt', moments.result_fold_dt, washer],
    ['result_delivery_dt', moments.result_delivery_dt, driver],
  ];
  const done = { ...row };
  const gone = stagesOf(row).map(({ resultKey }) => resultKey);
  for (const [key, moment, who] of stages.filter(([key]) => gone.includes(key))) {
    if (moment === null || moment > world.now) break;
    Object.assign(done, { [key]: moment, [key.replace('_dt', '_by')]: who });
  }
  const status = statusOfResults(done);
  return {
    ...done,
    status,
    sched_dt: schedDt(done),
    staff_id: assignee({ ...row, status }, driver, washer),
    absence_status: absenceOf(status, absences.filter((moment) => moment <= world.now).length),
  };
}

/** Which leg somebody was not there for, at a stage. */
export const missedLeg = (status: NewRequest['status']): Leg =>
  status === PROGRESS.unhandled ? LEG.pickup : LEG.delivery;

/** Drivers for the road, who washes in the house; some are nobody's yet. */
function assignee({ status, user_id }: NewRequest, driver: number, washer: number): number | null {
  if (status === PROGRESS.unhandled) return user_id % 3 === 0 ? null : driver;
  const isInHouse = status === PROGRESS.pickedUp || status === PROGRESS.washed;
  if (!isInHouse) return driver;
  return user_id % 4 === 0 ? null : washer;
}

function absenceOf(status: NewRequest['status'], times: number): NewRequest['absence_status'] {
  if (times === 0) return ABSENCE_STATUS.none;
  if (times > 1) return ABSENCE_STATUS.onHold;
  return missedLeg(status) === LEG.pickup ? ABSENCE_STATUS.pickupAgain : ABSENCE_STATUS.deliveryAgain;
}
