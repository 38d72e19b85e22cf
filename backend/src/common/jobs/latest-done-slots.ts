import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Database } from '../transaction/database.js';
import type { Job } from './job.js';

/** By job, the latest slot that is done, where one is kept. */
export async function latestDoneSlots(
  database: Database,
  jobs: readonly Job[],
): Promise<ReadonlyMap<string, JstDateTime>> {
  const latest = `SELECT * FROM (SELECT job, slot FROM job_runs WHERE job = ? AND state = 'done' ORDER BY slot DESC LIMIT 1)`;
  const rows = await database.query<{ job: string; slot: JstDateTime }>(
    jobs.map((_, index) => `${latest} j${index}`).join(' UNION ALL '),
    jobs.map(({ name }) => name),
  );
  return new Map(rows.map(({ job, slot }) => [job, slot]));
}
