import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MysqlUrl } from '../database/database-url.js';

/** Programs by which a database is written out, and read in: MariaDB's, else MySQL's. */
const PROGRAMS = { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] } as const;

export interface RunningClient {
  readonly child: ChildProcess;
  /** Rejects with what it said when it failed. */
  readonly done: Promise<void>;
}

/** Starts a client. Address and password are in a file that only its owner can read, and that ends with it. */
export function startClient(kind: keyof typeof PROGRAMS, url: MysqlUrl, options: readonly string[]): RunningClient {
  const { program, isMariadb } = find(kind);
  const folder = mkdtempSync(join(tmpdir(), 'laundry-client-'));
  const settings = join(folder, 'client.cnf');
  writeFileSync(settings, clientSettings(url, isMariadb), { mode: 0o600 });
  const own = kind === 'dump' && !isMariadb ? ['--set-gtid-purged=OFF'] : [];
  const child = spawn(program, [`--defaults-file=${settings}`, ...own, ...options, url.database], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, done: ended(child, program).finally(() => rmSync(folder, { recursive: true, force: true })) };
}

async function ended(child: ChildProcess, program: string): Promise<void> {
  const said = child.stderr === null ? '' : text(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program}: ${(await said).trim()}`);
}

function find(kind: keyof typeof PROGRAMS): { program: string; isMariadb: boolean } {
  for (const program of PROGRAMS[kind]) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { program, isMariadb: stdout.includes('MariaDB') };
  }
  throw new Error(`Neither ${PROGRAMS[kind].join(' nor ')} is installed: install the client of your database.`);
}

function clientSettings(url: MysqlUrl, isMariadb: boolean): string {
  const { host, port, user, password } = url;
  const lines = [`host=${quoted(host)}`, `port=${port}`, 'protocol=tcp', `user=${quoted(user)}`];
  return ['[client]', ...lines, `password=${quoted(password)}`, ...tlsSettings(url, isMariadb), ''].join('\n');
}

function tlsSettings({ tls }: MysqlUrl, isMariadb: boolean): string[] {
  if (tls === null) return [isMariadb ? 'skip-ssl' : 'ssl-mode=DISABLED'];
  const ca = tls.caFile === null ? [] : [`ssl-ca=${quoted(tls.caFile)}`];
  if (isMariadb) return ['ssl', tls.verify ? 'ssl-verify-server-cert' : 'skip-ssl-verify-server-cert', ...ca];
  return [`ssl-mode=${tls.verify ? 'VERIFY_IDENTITY' : 'REQUIRED'}`, ...ca];
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\')}"`;
