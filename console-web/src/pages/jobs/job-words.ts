import { displayDateTime } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { Job, JobRun } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

const MINUTE = 60;

/** To the second. */
const momentOf = (at: string): string => `${displayDateTime(at, 'ja', nowJst())}${at.slice(16)}`;

/** When a job runs, and when next. */
export function scheduleOf(job: Job): string {
  const { every_seconds, next_at } = job;
  const isWithinMinute = every_seconds !== null && every_seconds < MINUTE;
  const at = isWithinMinute ? momentOf(next_at) : displayDateTime(next_at, 'ja', nowJst());
  return `${rhythmOf(job)}　${t('jobs.next', { at })}`;
}

function rhythmOf({ every_seconds, daily_at, monthly_at }: Job): string {
  if (monthly_at !== null) return t('jobs.monthly', { time: monthly_at });
  if (daily_at !== null) return t('jobs.daily', { time: daily_at });
  const seconds = every_seconds ?? 0;
  return seconds < MINUTE
    ? t('jobs.every', { count: seconds })
    : t('jobs.everyMinutes', { count: Math.round(seconds / MINUTE) });
}

/** From when until when a run went on, to the second: many are over within one. */
function spanOf({ slot, started_at, ended_at }: JobRun): string {
  const from = started_at ?? slot;
  const begin = momentOf(from);
  if (ended_at === null) return begin;
  const end = dateOf(ended_at) === dateOf(from) ? ended_at.slice(11) : displayDateTime(ended_at, 'ja', nowJst());
  return t('jobs.span', { from: begin, to: end });
}

/** What is known of a run, besides its state. */
export const factsOf = (run: JobRun): readonly string[] => [
  spanOf(run),
  t('jobs.counts', { found: run.found, done: run.done, failed: run.failed }),
  ...(run.error === null ? [] : [run.error]),
  ...(run.started_by === null ? [] : [t('jobs.by', { name: run.started_by })]),
];

/** Those that are late first, then by their time of day; what runs all day comes before. */
export function inOrder(jobs: readonly Job[]): readonly Job[] {
  const keyOf = ({ overdue_since, daily_at, monthly_at }: Job) =>
    `${overdue_since === null ? 1 : 0} ${daily_at ?? monthly_at ?? ''}`;
  return [...jobs].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

/** How many of them are late. */
export const lateOf = (jobs: readonly Job[]): number =>
  jobs.filter(({ overdue_since }) => overdue_since !== null).length;
