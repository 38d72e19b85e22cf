import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Database } from '../transaction/database.js';
import type { Job } from './job.js';
import type { StoredRuns } from './job-lag.js';

/** What is stored of the runs of jobs, by a row or two of each. */
export async function storedRuns(database: Database, jobs: readonly Job[]): Promise<(name: string) => StoredRuns> {
  const of = `SELECT ? AS job, (SELECT slot FROM job_runs WHERE job = ? AND state = 'done' ORDER BY slot DESC LIMIT 1) AS done,
    (SELECT MIN(slot) FROM job_runs WHERE job = ?) AS first`;
  const rows = await database.query<{ job: string; done: JstDateTime | null; first: JstDateTime | null }>(
    jobs.map(() => of).join(' UNION ALL '),
    jobs.flatMap(({ name }) => [name, name, name]),
  );
  const firsts = rows.flatMap(({ first }) => first ?? []).sort();
  const doneOf = new Map(rows.map(({ job, done }) => [job, done]));
  return (name) => ({ done: doneOf.get(name) ?? null, since: firsts[0] ?? null });
}
