import { LIMITS } from '@laundry/shared/constants/limits';
import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';

export { nowJst };

export const todayJst = (): JstDate => dateOf(nowJst());

/** A moment cut down to the step of the time pickers, so that it never lies in the future. */
export function floorToPickerStep(dt: JstDateTime): JstDateTime {
  const minute = Math.floor(Number(dt.slice(14, 16)) / LIMITS.timePickerMinutes) * LIMITS.timePickerMinutes;
  return `${dt.slice(0, 14)}${String(minute).padStart(2, '0')}:00`;
}
