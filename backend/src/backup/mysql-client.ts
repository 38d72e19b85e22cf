import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MysqlUrl } from '../database/database-url.js';
import type { MysqlDialect } from '../database/mysql/mysql-server.js';

/** Programs by which a database is written out, and read in. What is called as MySQL's may be MariaDB's. */
const PROGRAMS = { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] } as const;
const NAMES = { mysql: 'MySQL', mariadb: 'MariaDB' } as const;

export interface RunningClient {
  readonly child: ChildProcess;
  /** Rejects with what it said when it failed. */
  readonly done: Promise<void>;
}

/** Starts the server's own client. Address and password are in a file that only its owner can read, and that ends with it. */
export function startClient(
  kind: keyof typeof PROGRAMS,
  url: MysqlUrl,
  dialect: MysqlDialect,
  options: readonly string[],
): RunningClient {
  const program = find(kind, dialect);
  const folder = mkdtempSync(join(tmpdir(), 'laundry-client-'));
  const settings = join(folder, 'client.cnf');
  writeFileSync(settings, clientSettings(url, dialect === 'mariadb'), { mode: 0o600 });
  const own = kind === 'dump' && dialect === 'mysql' ? ['--set-gtid-purged=OFF'] : [];
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

/**
 * The server's own: MariaDB's writes values of generated columns, which MySQL refuses to read in; MySQL's asks MariaDB for
 * tables that it has not.
 */
function find(kind: keyof typeof PROGRAMS, dialect: MysqlDialect): string {
  for (const program of PROGRAMS[kind]) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0 && stdout.includes('MariaDB') === (dialect === 'mariadb')) return program;
  }
  const name = NAMES[dialect];
  throw new Error(
    `No ${PROGRAMS[kind].join(' or ')} of ${name} is installed: a ${name} server needs ${name}’s client.`,
  );
}

function clientSettings(url: MysqlUrl, isMariadb: boolean): string {
  const { host, port, user, password } = url;
  const lines = [`host=${quoted(host)}`, `port=${port}`, 'protocol=tcp', `user=${quoted(user)}`];
  return ['[client]', ...lines, `password=${quoted(password)}`, ...tlsSettings(url, isMariadb), ''].join('\n');
}

function tlsSettings({ tls }: MysqlUrl, isMariadb: boolean): string[] {
  // In the clear MySQL's client asks for the key that a password is sent under only when told; the driver and MariaDB's do.
  if (tls === null) return isMariadb ? ['skip-ssl'] : ['ssl-mode=DISABLED', 'get-server-public-key'];
  const ca = tls.caFile === null ? [] : [`ssl-ca=${quoted(tls.caFile)}`];
  if (isMariadb) return ['ssl', tls.verify ? 'ssl-verify-server-cert' : 'skip-ssl-verify-server-cert', ...ca];
  return [`ssl-mode=${tls.verify ? 'VERIFY_IDENTITY' : 'REQUIRED'}`, ...ca];
}

/** By the quote that it does not hold: behind one that is closed `#` begins a comment. */
const quoted = (value: string): string => {
  const quote = value.includes('"') ? "'" : '"';
  return `${quote}${value.replaceAll('\\', '\\\\')}${quote}`;
};
