import { runJob } from '../calls/sandbox.js';
import type { RunningApp } from '../servers/start-app.js';

/** Runs the job that turns months, of which nothing may fail. */
export async function turnMonths(app: RunningApp): Promise<void> {
  await runJob(app, 'month-turn');
}
