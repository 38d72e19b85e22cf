import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours } from '../../time/jst.js';

/** Two hours before a leg: what is asked for at this moment is too late already (handbook/requests.md#change-and-cancel). */
export const deadlineOf = (dt: JstDateTime): JstDateTime => addHours(dt, -LIMITS.changeCancelHours);

export const isBeforeDeadline = (dt: JstDateTime, now: JstDateTime): boolean => now < deadlineOf(dt);
