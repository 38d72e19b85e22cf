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

/** Times that cannot be chosen, in runs of one reason. */
export function closedRuns(times: readonly TimeChoice[]) {
  const runs: { from: JstTime; to: JstTime; why: NonNullable<TimeChoice['why']> }[] = [];
  times.forEach(({ time, why }, place) => {
    const last = runs.at(-1);
    if (why === null) return;
    if (last?.why === why && times[place - 1]?.time === last.to) last.to = time;
    else runs.push({ from: time, to: time, why });
  });
  return runs;
}

export const hourPart = (time: JstTime): string => time.slice(0, 2);
export const minutePart = (time: JstTime): string => time.slice(3, 5);
