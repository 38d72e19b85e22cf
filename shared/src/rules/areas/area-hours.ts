import { REQUEST_TYPE, type RequestType } from '../../constants/progress.js';
import { type JstDateTime, type JstTime, at, dateOf, timeOf } from '../../time/jst.js';

/** The time window in which an area is served. */
export interface AreaHours {
  readonly start_time: JstTime;
  readonly end_time: JstTime;
}

const MINUTES = [0, 30] as const;
/** The area window whose each-time requests start an hour later (handbook/requests.md#areas). */
const LATE_START = { start_time: '15:00', end_time: '22:00', hour: 16 } as const;

/** An area served at one time only (handbook/requests.md#areas). */
export const isFixedTime = (area: AreaHours): boolean => area.start_time === area.end_time;

/** Hours that a form offers. */
export function hoursOf(area: AreaHours, requestType: RequestType): readonly number[] {
  const first = firstHour(area, requestType);
  return Array.from({ length: hour(area.end_time) - first + 1 }, (_, hours) => first + hours);
}

/** Minutes that a form offers at an hour: 0 and 30, at the last hour 0 only; a fixed time has its own. */
export function minutesOf(area: AreaHours, hourOfDay: number): readonly number[] {
  if (isFixedTime(area)) return [minute(area.start_time)];
  if (hourOfDay === hour(area.end_time)) return [0];
  return hourOfDay === hour(area.start_time) ? MINUTES.filter((min) => min >= minute(area.start_time)) : MINUTES;
}

/** Every time an area offers, in order. */
export const timesOf = (area: AreaHours, requestType: RequestType): readonly JstTime[] =>
  hoursOf(area, requestType).flatMap((hourOfDay) => minutesOf(area, hourOfDay).map((min) => time(hourOfDay, min)));

export const isTimeOffered = (clock: JstTime, area: AreaHours, requestType: RequestType): boolean =>
  timesOf(area, requestType).includes(clock);

/** The same of a date-time, whose seconds must be 0. */
export const isMomentOffered = (dt: JstDateTime, area: AreaHours, requestType: RequestType): boolean =>
  dt === at(dateOf(dt), timeOf(dt)) && isTimeOffered(timeOf(dt), area, requestType);

function firstHour(area: AreaHours, requestType: RequestType): number {
  const late = area.start_time === LATE_START.start_time && area.end_time === LATE_START.end_time;
  return late && requestType === REQUEST_TYPE.eachTime ? LATE_START.hour : hour(area.start_time);
}

const hour = (clock: JstTime): number => Number(clock.slice(0, 2));
const minute = (clock: JstTime): number => Number(clock.slice(3, 5));
const time = (hourOfDay: number, min: number): JstTime =>
  `${String(hourOfDay).padStart(2, '0')}:${String(min).padStart(2, '0')}`;
