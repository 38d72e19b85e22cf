import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SERVER, dataDir } from './environment.js';

const run = promisify(execFile);

/** Some time after anything that a test did: a job's own clock begins anew with its process. */
const LATER = '2026-11-25 12:00:00';

/** Runs a job once, beside the server, as an operator would by hand. */
export async function runJob(name: string): Promise<{ job: string; found: number; done: number; failed: number }> {
  const env = { ...process.env, DATA_DIR: dataDir(), APP_NOW: LATER, DEMO: '0', LOG_LEVEL: 'error' };
  const { stdout } = await run(process.execPath, [SERVER, 'job', name], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Awaited<ReturnType<typeof runJob>>;
}
