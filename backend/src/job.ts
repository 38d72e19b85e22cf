import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { LOG, type Log } from './common/http/log/log.js';
import { NestLog } from './common/http/log/nest-log.js';
import type { Config } from './config/config.js';
import { JobRunner } from './common/jobs/job-runner.js';

/** The command was called wrongly. */
const WRONG_CALL = 2;

/**
 * `job <name>`: runs one job once, beside a server or without, and prints one line of JSON on the standard output.
 * Answers the exit code.
 */
export async function runJob(config: Config, name: string): Promise<number> {
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...config, jobsEnabled: false, drainSeconds: 0 }, { server: false }),
    { bufferLogs: true, abortOnError: false },
  );
  try {
    app.useLogger(new NestLog(app.get<Log>(LOG)));
    const runner = app.get(JobRunner, { strict: false });
    const result = await runner.runByName(name, new AbortController().signal);
    if (result === null) {
      const names = runner.all.map((job) => `  ${job.name}`).join('\n');
      process.stderr.write(`There is no job ${JSON.stringify(name)}. The jobs are:\n${names}\n`);
      return WRONG_CALL;
    }
    process.stdout.write(`${JSON.stringify({ job: name, ...result })}\n`);
    return 0;
  } finally {
    await app.close();
  }
}
