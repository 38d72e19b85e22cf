import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** What it wrote to its standard error output: its log. */
  readonly log: () => string;
}

const QUIET = { NODE_ENV: 'test', JOBS_ENABLED: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' };

export const MAIN = resolve(__dirname, '../../../dist/main.js');

/**
 * Starts the built server in a process of its own, on a free port, with a quiet log, and answers when it listens. The log
 * is read unless it goes to a descriptor of the test's own, or to a pipe that nobody reads.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  logTo: 'read' | 'unread' | number = 'read',
  main = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...QUIET, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', typeof logTo === 'number' ? logTo : 'pipe'],
  });
  let log = '';
  if (logTo === 'read') child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${String(code)} before it listened: ${log}`);
  });
  if (child.stdout === null) throw new Error('no standard output');
  const url = await Promise.race([urlFrom(child.stdout), ended]);
  ended.catch(() => undefined);
  return { child, url, log: () => log };
}

/** What it says first is where it listens, in as many pieces as they come. */
async function urlFrom(output: Readable): Promise<string> {
  let said = '';
  for (;;) {
    const [piece] = (await once(output, 'data')) as [Buffer];
    said += piece.toString('utf8');
    const url = /http:\S+(?=\/\s)/.exec(said)?.[0];
    if (url !== undefined) return url;
  }
}
