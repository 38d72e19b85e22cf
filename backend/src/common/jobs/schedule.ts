import {
  addDays,
  addMinutes,
  addMonths,
  at,
  dateOf,
  firstOfMonth,
  timeOf,
  type JstDateTime,
  type JstTime,
} from '@laundry/shared/time/jst';

/** When a job runs, in Japan: in steps counted from midnight that divide a day, once a day, or on the 1st of a month. */
export type Schedule =
  { readonly everySeconds: number } | { readonly dailyAt: JstTime } | { readonly monthlyAt: JstTime };

/** The latest moment at or before `now` that a schedule names: the slot that is to be done, or was missed. */
export function latestSlot(schedule: Schedule, now: JstDateTime): JstDateTime {
  if ('monthlyAt' in schedule) {
    const first = firstOfMonth(dateOf(now));
    const thisMonth = at(first, schedule.monthlyAt);
    return thisMonth <= now ? thisMonth : at(addMonths(first, -1), schedule.monthlyAt);
  }
  if ('dailyAt' in schedule) {
    const today = at(dateOf(now), schedule.dailyAt);
    return today <= now ? today : at(addDays(dateOf(now), -1), schedule.dailyAt);
  }
  const [hours = 0, minutes = 0, seconds = 0] = now.slice(11).split(':').map(Number);
  const ofDay = hours * 3600 + minutes * 60 + seconds;
  return `${dateOf(now)} ${clockText(ofDay - (ofDay % schedule.everySeconds))}`;
}

/** The slot after a slot. */
export function nextSlot(schedule: Schedule, slot: JstDateTime): JstDateTime {
  if ('monthlyAt' in schedule) return at(addMonths(dateOf(slot), 1), timeOf(slot));
  if ('dailyAt' in schedule) return at(addDays(dateOf(slot), 1), timeOf(slot));
  return addMinutes(slot, schedule.everySeconds / 60);
}

const clockText = (ofDay: number): string =>
  [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ofDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
