import { type JstDateTime, type JstSpan, addMinutes, at, dateOf, hourOf, minuteOf } from './jst.js';

/** In half hours people are told when somebody comes, and a day is planned. */
export const HALF_HOUR_MINUTES = 30;

/** The half hour of its day that a moment is in, from 0; a day has 48. */
export const halfHourOf = (dt: JstDateTime): number => hourOf(dt) * 2 + (minuteOf(dt) < HALF_HOUR_MINUTES ? 0 : 1);

export const HALF_HOURS_OF_DAY = 48;

/** When the half hour of a moment begins. */
export const halfHourStart = (dt: JstDateTime): JstDateTime =>
  addMinutes(at(dateOf(dt), '00:00'), halfHourOf(dt) * HALF_HOUR_MINUTES);

/** The half hour of a moment, from its first second to its last. */
export function halfHourSpan(dt: JstDateTime): JstSpan {
  const from = halfHourStart(dt);
  return { from, to: addMinutes(from, HALF_HOUR_MINUTES - 1).replace(/:00$/, ':59') };
}
