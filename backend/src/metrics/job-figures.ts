import { toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import type { Job } from '../common/jobs/job.js';
import type { Database } from '../common/transaction/database.js';
import { jobLag } from './job-lag.js';

export interface JobFigure {
  readonly job: string;
  /** s */
  readonly lag: number;
  /** s */
  readonly leaseOverdue: number;
  readonly failed: number;
}

interface Undone {
  readonly job: string;
  readonly failed: number | string;
  readonly lease_until: JstDateTime | null;
}

/** Two statements that read a row or two of each job, although a week has 70,000 slots. What was done since is forgiven. */
export async function readJobFigures(
  database: Database,
  jobs: readonly Job[],
  now: JstDateTime,
  since: JstDateTime,
): Promise<JobFigure[]> {
  const latest = `SELECT * FROM (SELECT job, slot FROM job_runs WHERE job = ? AND state = 'done' ORDER BY slot DESC LIMIT 1)`;
  const done = await database.query<{ job: string; slot: JstDateTime }>(
    jobs.map((_, index) => `${latest} j${index}`).join(' UNION ALL '),
    jobs.map(({ name }) => name),
  );
  const undone = await database.query<Undone>(
    `SELECT job, SUM(CASE WHEN state = 'failed' THEN 1 ELSE 0 END) AS failed,
            MIN(CASE WHEN state = 'running' AND owner IS NOT NULL THEN lease_until END) AS lease_until
       FROM job_runs j WHERE state IN ('failed', 'running') AND slot >= ?
        AND slot > COALESCE((SELECT MAX(d.slot) FROM job_runs d WHERE d.job = j.job AND d.state = 'done'), '')
      GROUP BY job`,
    [since],
  );
  const doneOf = new Map(done.map(({ job, slot }) => [job, slot]));
  const undoneOf = new Map(undone.map((row) => [row.job, row]));
  return jobs.map(({ name, schedule }) => ({
    job: name,
    lag: jobLag(schedule, doneOf.get(name) ?? null, now, since),
    leaseOverdue: secondsSince(undoneOf.get(name)?.lease_until ?? null, now),
    failed: Number(undoneOf.get(name)?.failed ?? 0),
  }));
}

/** Never below 0: another replica's clock may be ahead. */
export const secondsSince = (moment: JstDateTime | null, now: JstDateTime): number =>
  moment === null ? 0 : Math.max(0, (toEpochMillis(now) - toEpochMillis(moment)) / 1_000);
