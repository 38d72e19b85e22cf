import { addDays, at, eachDay, weekday, type JstDate } from '@laundry/shared/time/jst';
import type { Seeded } from '../seeded.js';

const FIRST: JstDate = '2026-12-02';
const LAST: JstDate = '2026-12-22';

/** Weekdays, as a Saturday is not everybody's. */
export const DAYS: readonly JstDate[] = eachDay(FIRST, LAST).filter((day) => weekday(day) >= 1 && weekday(day) <= 5);

/** A pickup and, a week later, its delivery; operators move requests to half hours, which customers never choose. */
export function slotBy(random: Seeded, minutes: '00' | '30') {
  const [day, hour] = [random.pick(DAYS), random.between(10, 21)];
  return {
    sched_pickup_dt: at(day, `${hour}:${minutes}`),
    sched_delivery_dt: at(addDays(day, 7), `${hour}:${minutes}`),
  };
}
