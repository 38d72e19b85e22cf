import type { MessageKey } from '@laundry/shared/messages/ja';
import type { JstTime } from '@laundry/shared/time/jst';
import type { TimeChoice } from './leg';

export interface HourChoice {
  readonly hour: string;
  /** Whether any of its minutes can be chosen. */
  readonly open: boolean;
}

/** The hours of a day's times, each once. */
export function hoursIn(times: readonly TimeChoice[]): readonly HourChoice[] {
  const hours = [...new Set(times.map(({ time }) => hourPart(time)))];
  return hours.map((hour) => ({ hour, open: minutesIn(times, hour).some(({ why }) => why === null) }));
}

export const minutesIn = (times: readonly TimeChoice[], hour: string): readonly TimeChoice[] =>
  times.filter(({ time }) => hourPart(time) === hour);

/** A time in another hour: with the same minutes when they can be had, else that hour's first that can. */
export function timeInHour(times: readonly TimeChoice[], hour: string, from: JstTime): JstTime {
  const free = minutesIn(times, hour).filter(({ why }) => why === null);
  const kept = free.find(({ time }) => minutePart(time) === minutePart(from));
  return (kept ?? free[0])?.time ?? `${hour}:00`;
}

/** From the first to the last of times that follow each other. */
export interface TimeSpan {
  readonly from: JstTime;
  readonly to: JstTime;
}

/** The times that cannot be chosen, by reason. */
export function closedSpans(times: readonly TimeChoice[]): ReadonlyMap<MessageKey, readonly TimeSpan[]> {
  const spans = new Map<MessageKey, TimeSpan[]>();
  times.forEach(({ time, why }, place) => {
    if (why === null) return;
    const known = spans.get(why) ?? [];
    const last = known.at(-1);
    const goesOn = last !== undefined && last.to === times[place - 1]?.time;
    spans.set(why, goesOn ? [...known.slice(0, -1), { ...last, to: time }] : [...known, { from: time, to: time }]);
  });
  return spans;
}

export const hourPart = (time: JstTime): string => time.slice(0, 2);
export const minutePart = (time: JstTime): string => time.slice(3, 5);
