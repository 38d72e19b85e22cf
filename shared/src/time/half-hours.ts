import { type JstDateTime, hourOf, minuteOf } from './jst.js';

/** In half hours people are told when somebody comes, and a day is planned. */
export const HALF_HOUR_MINUTES = 30;

/** The half hour of its day that a moment is in, from 0; a day has 48. */
export const halfHourOf = (dt: JstDateTime): number => hourOf(dt) * 2 + (minuteOf(dt) < HALF_HOUR_MINUTES ? 0 : 1);
