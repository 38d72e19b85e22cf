import { LIMITS } from '@laundry/shared/constants/limits';
import { isAreaTime } from '@laundry/shared/rules/areas/area-edit';
import type { JstTime } from '@laundry/shared/time/jst';

const HALF_HOURS = ['00', '30'] as const;

export const AREA_HOURS: readonly string[] = Array.from({ length: LIMITS.lastHour - LIMITS.firstHour + 1 }, (_, at) =>
  String(LIMITS.firstHour + at),
);

/** 0 and 30, at the last hour only 0. */
export const areaMinutes = (hour: string): readonly string[] =>
  HALF_HOURS.filter((minute) => isAreaTime(`${hour}:${minute}`));

/** Another hour keeps the minutes where that hour has them. */
export function withHour(time: JstTime, hour: string): JstTime {
  const minute = time.slice(3, 5);
  return `${hour}:${areaMinutes(hour).includes(minute) ? minute : '00'}`;
}

export const withMinute = (time: JstTime, minute: string): JstTime => `${time.slice(0, 2)}:${minute}`;
