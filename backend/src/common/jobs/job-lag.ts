import { toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { latestSlot, nextSlot, type Schedule } from './schedule.js';

/** s for which the oldest slot that is not done has been due; 0: the latest one is done. Slots before `kept` are forgotten. */
export function jobLag(schedule: Schedule, done: JstDateTime | null, now: JstDateTime, kept: JstDateTime): number {
  const latest = latestSlot(schedule, now);
  if (latest < kept || (done !== null && done >= latest)) return 0;
  const due = done === null ? latest : nextSlot(schedule, latestSlot(schedule, done));
  return (toEpochMillis(now) - toEpochMillis(due)) / 1_000;
}
