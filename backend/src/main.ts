import { writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QueryFailedError } from 'typeorm';
import { createAdmin } from './admin-create.js';
import { backup } from './backup/backup.js';
import { backupSecret } from './backup/backup-key.js';
import { restore } from './backup/restore.js';
import { checkInvariants } from './check-invariants.js';
import { loggedError } from './common/errors/logged-error.js';
import { ConfigError, loadConfig, type Config } from './config/config.js';
import { runJob } from './job.js';
import { serve } from './serve.js';

const USAGE = `usage: main.js                      serves
       main.js job NAME             runs one job once
       main.js admin:create --email ADDRESS --name1 LAST --name2 FIRST
       main.js check:invariants [DATABASE_URL]
       main.js backup FILE
       main.js restore FILE [--replace]
`;
const WRONG_CALL = 2;
/** Of `check:invariants`, which says with 1 that something is broken: it could not look. */
const UNCHECKED = 2;
const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

process.on('uncaughtException', (error) => {
  // Left to itself, Node prints an error's every member: a statement's values among them.
  complain(
    JSON.stringify({ level: 60, err: loggedError(error), msg: 'the process ends on an error that nothing caught' }),
  );
  process.exit(1);
});

try {
  const exitCode = await run(process.argv.slice(2));
  // A server goes on until it is told to stop.
  if (exitCode !== null) process.exitCode = exitCode;
} catch (error) {
  complain(whyItEnds(error));
  process.exit(process.argv[2] === 'check:invariants' ? UNCHECKED : 1);
}

/** For whoever started it: in the error's own words, unless they are the database's, which may quote a row. */
function whyItEnds(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof QueryFailedError) return JSON.stringify(loggedError(error));
  return error instanceof Error ? String(error.stack) : String(error);
}

/** At once, as the process is about to end. */
function complain(text: string): void {
  try {
    writeSync(process.stderr.fd, `${text}\n`);
  } catch {
    // There is nowhere left to say it.
  }
}

async function run([command, ...args]: readonly string[]): Promise<number | null> {
  if (command === undefined) {
    await serve(config(), repository);
    return null;
  }
  if (command === 'job' && args[0] !== undefined) return runJob(config(), args[0]);
  if (command === 'admin:create') return createAdmin(config(), args);
  if (command === 'check:invariants') return checkInvariants(args[0] ?? config().databaseUrl);
  if (command === 'backup') return backup(config(), args, backupSecret(process.env));
  if (command === 'restore') return restore(config(), args, backupSecret(process.env));
  process.stderr.write(USAGE);
  return WRONG_CALL;
}

function config(): Config {
  return loadConfig(process.env);
}
