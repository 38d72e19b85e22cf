import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addMinutes } from '../../time/jst.js';

/** Whether a leg that was done was on time: earlier than agreed, or within the half hour that people are told. */
export const isOnTime = (sched: JstDateTime, done: JstDateTime): boolean =>
  done < addMinutes(sched, LIMITS.onTimeMinutes);
