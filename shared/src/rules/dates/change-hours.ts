import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours } from '../../time/jst.js';

/** Whether a leg is far enough away: strictly more than 2 hours (handbook/requests.md#change-and-cancel). */
export const isMoreThanTwoHoursAway = (dt: JstDateTime, now: JstDateTime): boolean =>
  dt > addHours(now, LIMITS.changeCancelHours);

/** Two hours before a leg: what is asked for at this moment is too late already. */
export const deadlineOf = (dt: JstDateTime): JstDateTime => addHours(dt, -LIMITS.changeCancelHours);
