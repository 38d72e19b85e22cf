import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdmin } from './admin-create.js';
import { ConfigError, loadConfig, type Config } from './config/config.js';
import { runJob } from './job.js';
import { serve } from './serve.js';

const USAGE = `usage: main.js                      serves
       main.js job NAME             runs one job once
       main.js admin:create --email ADDRESS --name1 LAST --name2 FIRST
`;
const WRONG_CALL = 2;
const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  const exitCode = await run(process.argv.slice(2));
  // A server goes on until it is told to stop.
  if (exitCode !== null) process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${String((error as Error).stack)}\n`);
  process.exit(1);
}

async function run([command, ...args]: readonly string[]): Promise<number | null> {
  if (command === undefined) {
    await serve(config(), repository);
    return null;
  }
  if (command === 'job' && args[0] !== undefined) return runJob(config(), args[0]);
  if (command === 'admin:create') return createAdmin(config(), args);
  process.stderr.write(USAGE);
  return WRONG_CALL;
}

function config(): Config {
  return loadConfig(process.env);
}
