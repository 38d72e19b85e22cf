import { addMinutes, toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { latestSlot, nextSlot, type Schedule } from './schedule.js';

/** For so long a slot may be at work or waited for; the alert LaundryJobLate says so, too. */
const OVERDUE_AFTER_MINUTES = 15;

/** s for which the oldest slot that is not done has been due; 0: the latest one is done. Slots before `kept` are forgotten. */
export function jobLag(schedule: Schedule, done: JstDateTime | null, now: JstDateTime, kept: JstDateTime): number {
  const due = oldestDue(schedule, done, now, kept);
  return due === null ? 0 : (toEpochMillis(now) - toEpochMillis(due)) / 1_000;
}

/** The oldest slot that is not done, once that is late; null: none is. */
export function overdueSlot(
  schedule: Schedule,
  done: JstDateTime | null,
  now: JstDateTime,
  kept: JstDateTime,
): JstDateTime | null {
  const due = oldestDue(schedule, done, now, kept);
  return due !== null && addMinutes(due, OVERDUE_AFTER_MINUTES) < now ? due : null;
}

function oldestDue(
  schedule: Schedule,
  done: JstDateTime | null,
  now: JstDateTime,
  kept: JstDateTime,
): JstDateTime | null {
  const latest = latestSlot(schedule, now);
  if (latest < kept || (done !== null && done >= latest)) return null;
  return done === null ? latest : nextSlot(schedule, latestSlot(schedule, done));
}
