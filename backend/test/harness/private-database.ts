import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from './server-process.js';
import type { TestDatabase } from './test-database.js';
import { until } from './until.js';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
const AS_ROOT = process.getuid?.() === 0 ? ['--user=root'] : [];

export interface PrivateDatabase extends TestDatabase {
  /** The whole database server stands still (SIGSTOP) until it goes on (SIGCONT). */
  readonly pause: () => void;
  readonly goOn: () => void;
}

/** Files of a server's certificate for `localhost` and its key. */
interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** An empty database on a MariaDB process of the suite's own; null where no MariaDB is installed. */
export async function startPrivateDatabase(tls?: Certificate): Promise<PrivateDatabase | null> {
  const [program, installer] = ['mariadbd', 'mariadb-install-db'].map(find);
  if (program === undefined || installer === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'laundry-mariadb-'));
  const data = `--datadir=${join(folder, 'data')}`;
  const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  const made = spawnSync(installer, ['--no-defaults', data, ...options, ...AS_ROOT], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`no private database: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  const places = [data, `--socket=${join(folder, 'sock')}`, `--pid-file=${join(folder, 'pid')}`];
  const address = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-log-bin',
    '--innodb-flush-log-at-trx-commit=0',
  ];
  const secure = tls === undefined ? [] : [`--ssl-cert=${tls.cert}`, `--ssl-key=${tls.key}`];
  const server = spawn(program, ['--no-defaults', ...places, ...address, ...secure, ...AS_ROOT], { stdio: 'ignore' });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const uri = `mysql://root@127.0.0.1:${port}/`;
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`${program} did not start`);
    return createConnection({ uri }).then(
      async (connection) => {
        await connection.query('CREATE DATABASE laundry CHARACTER SET utf8mb4');
        connection.destroy();
        return true;
      },
      () => false,
    );
  });
  return {
    url: `${uri}laundry`,
    pause: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    drop: async () => {
      const ended = once(server, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const find = (command: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, command)).find((path) => existsSync(path));
