import { LIMITS } from '@laundry/shared/constants/limits';
import { type JstDate, type JstDateTime, dateOf, fromEpochMillis } from '@laundry/shared/time/jst';

let aheadMillis = 0;

/**
 * Milliseconds since 1970 by the server's clock: stamps are checked against it, and clocks of phones are often minutes
 * wrong. The only place of the console that reads the machine's clock.
 */
export const epochMillis = (): number => Date.now() + aheadMillis;

export const nowJst = (): JstDateTime => fromEpochMillis(epochMillis());

/** Takes note of the time that an answer says it was made at (its `Date` header, whole seconds). */
export function setServerTime(dateHeader: string | null): void {
  const heard = dateHeader === null ? NaN : Date.parse(dateHeader);
  if (!Number.isNaN(heard)) aheadMillis = heard - Date.now();
}

export const todayJst = (): JstDate => dateOf(nowJst());

/** A moment cut down to the step of the time pickers, so that it never lies in the future. */
export function floorToPickerStep(dt: JstDateTime): JstDateTime {
  const minute = Math.floor(Number(dt.slice(14, 16)) / LIMITS.timePickerMinutes) * LIMITS.timePickerMinutes;
  return `${dt.slice(0, 14)}${String(minute).padStart(2, '0')}:00`;
}
