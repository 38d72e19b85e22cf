import { JobRunner } from '../../../src/common/jobs/job-runner.js';
import type { RunningApp } from '../servers/start-app.js';

/** Runs the job that turns months, of which nothing may fail. */
export async function turnMonths({ app }: RunningApp): Promise<void> {
  const result = await app.get(JobRunner, { strict: false }).runByName('month-turn', new AbortController().signal);
  expect(result).toMatchObject({ failed: 0 });
}
