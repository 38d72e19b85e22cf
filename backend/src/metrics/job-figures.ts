import { toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { FAILED_RUNS } from '../common/jobs/failed-runs.js';
import { jobLag } from '../common/jobs/job-lag.js';
import type { Job } from '../common/jobs/job.js';
import { storedRuns } from '../common/jobs/stored-runs.js';
import type { Database } from '../common/transaction/database.js';

export interface JobFigure {
  readonly job: string;
  /** s */
  readonly lag: number;
  /** s */
  readonly leaseOverdue: number;
  readonly failed: number;
}

/** Statements that read a row or two of each job that is well, although a week has 70,000 slots. What was done since is forgiven. */
export async function readJobFigures(
  database: Database,
  jobs: readonly Job[],
  now: JstDateTime,
  since: JstDateTime,
): Promise<JobFigure[]> {
  const runsOf = await storedRuns(database, jobs);
  const running = await database.query<{ job: string; lease_until: JstDateTime }>(
    `SELECT job, MIN(lease_until) AS lease_until FROM job_runs j
      WHERE state = 'running' AND owner IS NOT NULL AND slot >= ?
        AND slot > COALESCE((SELECT MAX(d.slot) FROM job_runs d WHERE d.job = j.job AND d.state = 'done'), '')
      GROUP BY job`,
    [since],
  );
  const failed = await database.query<{ job: string; count: number | string }>(
    `SELECT j.job, COUNT(*) AS count ${FAILED_RUNS} GROUP BY j.job`,
    [since, since],
  );
  const leaseOf = new Map(running.map(({ job, lease_until }) => [job, lease_until]));
  const failedOf = new Map(failed.map(({ job, count }) => [job, Number(count)]));
  return jobs.map(({ name, schedule }) => ({
    job: name,
    lag: jobLag(schedule, runsOf(name), now, since),
    leaseOverdue: secondsSince(leaseOf.get(name) ?? null, now),
    failed: failedOf.get(name) ?? 0,
  }));
}

/** Never below 0: another replica's clock may be ahead. */
export const secondsSince = (moment: JstDateTime | null, now: JstDateTime): number =>
  moment === null ? 0 : Math.max(0, (toEpochMillis(now) - toEpochMillis(moment)) / 1_000);
