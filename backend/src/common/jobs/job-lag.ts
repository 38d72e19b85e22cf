import { addMinutes, toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { latestSlot, nextSlot, type Schedule } from './schedule.js';

/** For so long a slot may be at work or waited for; the alert LaundryJobLate says so, too. */
const OVERDUE_AFTER_MINUTES = 15;

/** What is stored of a job's runs. */
export interface StoredRuns {
  /** The latest slot that is done; null: none. */
  readonly done: JstDateTime | null;
  /** From when on runs of any job are stored; null: there are none. */
  readonly since: JstDateTime | null;
}

/** s for which the oldest slot that is not done has been due; 0: the latest one is done, or `forgotten`, as those before are. */
export function jobLag(schedule: Schedule, stored: StoredRuns, now: JstDateTime, forgotten: JstDateTime): number {
  const due = oldestDue(schedule, stored, now, forgotten);
  return due === null ? 0 : (toEpochMillis(now) - toEpochMillis(due)) / 1_000;
}

/** The oldest slot that is not done, once that is late; null: none is. */
export function overdueSlot(
  schedule: Schedule,
  stored: StoredRuns,
  now: JstDateTime,
  forgotten: JstDateTime,
): JstDateTime | null {
  const due = oldestDue(schedule, stored, now, forgotten);
  return due !== null && addMinutes(due, OVERDUE_AFTER_MINUTES) < now ? due : null;
}

function oldestDue(
  schedule: Schedule,
  { done, since }: StoredRuns,
  now: JstDateTime,
  forgotten: JstDateTime,
): JstDateTime | null {
  const latest = latestSlot(schedule, now);
  if (latest < forgotten || (done !== null && done >= latest)) return null;
  if (done !== null) return nextSlot(schedule, latestSlot(schedule, done));
  if (since === null) return latest;
  // It was never done, although others were run: since then, as far as that is known.
  const known = since > forgotten ? since : forgotten;
  const slot = latestSlot(schedule, known);
  const first = slot === known ? slot : nextSlot(schedule, slot);
  return first <= now ? first : null;
}
