import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../../../scripts/free-port.mjs';
import type { TestDatabase } from './test-database.js';
import { until } from '../looks/until.js';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
const AS_ROOT = process.getuid?.() === 0 ? ['--user=root'] : [];

export interface PrivateDatabase extends TestDatabase {
  /** The whole database server stands still (SIGSTOP) until it goes on (SIGCONT). */
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Ends it as a power cut would; what it has told to be committed is there again after `start` where it is durable. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** How often it has ended without being killed. */
  readonly endings: () => number;
}

/** Files of a server's certificate for `localhost` and its key. */
interface Certificate {
  readonly cert: string;
  readonly key: string;
}

interface Options {
  readonly tls?: Certificate;
  /** Every commit is on the disk before it is acknowledged. */
  readonly isDurable?: boolean;
  /** Where its data goes; a folder of its own unless told. */
  readonly parent?: string;
}

/** An empty database on a MariaDB process of the suite's own; null where no MariaDB is installed. */
export async function startPrivateDatabase(options: Options = {}): Promise<PrivateDatabase | null> {
  const [program, installer] = ['mariadbd', 'mariadb-install-db'].map(find);
  if (program === undefined || installer === undefined) return null;
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), 'laundry-mariadb-'));
  install(installer, folder);
  const port = await freePort();
  const uri = `mysql://root@127.0.0.1:${port}/`;
  let endings = 0;
  let server: ChildProcess | null = null;
  const killAtExit = () => void server?.kill('SIGKILL');
  process.once('exit', killAtExit);

  const start = async (): Promise<void> => {
    const args = [...programArguments(folder, port), ...settings(options)];
    const started = spawn(program, args, { stdio: 'ignore', env: ownTemporaryFiles(folder) });
    started.once('exit', () => {
      if (server === started) endings += 1;
    });
    server = started;
    await until(async () => {
      if (started.exitCode !== null || started.signalCode !== null) throw new Error(`${program} did not start`);
      return answers(uri);
    });
  };
  const kill = async (): Promise<void> => {
    const killed = server;
    server = null;
    if (killed === null || killed.exitCode !== null || killed.signalCode !== null) return;
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    url: `${uri}laundry`,
    pause: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    kill,
    start,
    endings: () => endings,
    drop: async () => {
      await kill();
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function install(installer: string, folder: string): void {
  const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  const made = spawnSync(installer, ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...options, ...AS_ROOT], {
    encoding: 'utf8',
    env: ownTemporaryFiles(folder),
  });
  if (made.status !== 0) throw new Error(`no private database: ${made.stdout}${made.stderr}`);
}

const programArguments = (folder: string, port: number): readonly string[] => [
  '--no-defaults',
  `--datadir=${join(folder, 'data')}`,
  `--socket=${join(folder, 'sock')}`,
  `--pid-file=${join(folder, 'pid')}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  '--skip-log-bin',
  ...AS_ROOT,
];

/** A starting server removes every temporary table of its folder, also those of a server that is at work beside it. */
export const ownTemporaryFiles = (folder: string): NodeJS.ProcessEnv => ({ ...process.env, TMPDIR: folder });

const settings = ({ tls, isDurable }: Options): readonly string[] => [
  `--innodb-flush-log-at-trx-commit=${isDurable ? 1 : 0}`,
  ...(tls === undefined ? [] : [`--ssl-cert=${tls.cert}`, `--ssl-key=${tls.key}`]),
];

/** Whether it lets us in; makes the database if it is not there. */
const answers = (uri: string): Promise<boolean> =>
  createConnection({ uri }).then(
    async (connection) => {
      await connection.query('CREATE DATABASE IF NOT EXISTS laundry CHARACTER SET utf8mb4');
      connection.destroy();
      return true;
    },
    () => false,
  );

const find = (command: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, command)).find((path) => existsSync(path));

/** Where a program of the database's is. Throws when it is not installed. */
export function findProgram(command: string): string {
  const path = find(command);
  if (path === undefined) throw new Error(`${command} is not installed`);
  return path;
}
