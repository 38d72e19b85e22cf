// A MariaDB (or MySQL) server of our own, for scripts and for the server's tests: temporary data, a free port, gone afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { StepFailed } from '../steps.mjs';
import { canInstall, install } from './apt.mjs';
import { quickDisk } from './quick-disk.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
const START_LIMIT_MS = 120_000;
const AS_ROOT = process.getuid?.() === 0 ? ['--user=root'] : [];
/**
 * Data that is thrown away is never flushed, and tables have no file of their own, which made a suite's database take ten
 * times as long. Everything else is as shipped.
 */
const NOT_DURABLE = ['--innodb-flush-log-at-trx-commit=0', '--loose-debug-no-sync', '--innodb-file-per-table=0'];
const DURABLE = ['--innodb-flush-log-at-trx-commit=1'];

const HOW_TO_INSTALL = `These tests need MySQL 8 or MariaDB 10.11, and none was found. Either install one
(Debian, Ubuntu: sudo apt-get install -y mariadb-server; macOS: brew install mariadb), or name a server whose
user may create databases:  TEST_MYSQL_URL=mysql://user:password@host:3306/`;

/**
 * Starts one. `isDurable`: every commit is on the disk before it is acknowledged; `parent`: where its data goes, else in
 * memory unless it is durable; `settings`: more of the server's arguments. Throws StepFailed when there is no server to start.
 * @param {(url: string) => Promise<boolean>} accepts tells when it is ready
 * @param {{ isDurable?: boolean, parent?: string, settings?: readonly string[] }} options
 */
export async function startPrivateServer(accepts, { isDurable = false, parent, settings = [] } = {}) {
  const program = findOrInstallServer();
  const folder = mkdtempSync(join(parent ?? (isDurable ? tmpdir() : quickDisk()), 'laundry-mysql-'));
  makeData(folder);
  const port = await freePort();
  const args = [...serverArguments(folder, port), ...(isDurable ? DURABLE : NOT_DURABLE), ...settings];
  const url = `mysql://root@127.0.0.1:${port}/`;
  let endings = 0;
  let server = null;
  const remove = () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);

  const start = async () => {
    const started = spawn(program, args, { stdio: 'ignore', env: ownTemporaryFiles(folder) });
    started.once('exit', () => {
      if (server === started) endings += 1;
    });
    server = started;
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await accepts(url))) {
      if (hasEnded(started) || performance.now() > deadline) throw new StepFailed(`${program} did not start.`);
      await wait(50);
    }
  };
  const end = async (signal) => {
    const ending = server;
    server = null;
    if (ending === null || hasEnded(ending)) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');

  await start();
  return {
    url,
    /** The whole server stands still (SIGSTOP) until it goes on (SIGCONT). */
    pause: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    /** Ends it as a power cut would; what it has told to be committed is there again after `start` where it is durable. */
    kill,
    /** Ends it as its operator does, who starts it again. */
    stop: () => end('SIGTERM'),
    start,
    /** How often it has ended without being killed. */
    endings: () => endings,
    drop: async () => {
      await kill();
      remove();
      process.off('exit', remove);
    },
  };
}

/** The server's program; throws StepFailed when there is none, and none can be installed. */
export function findOrInstallServer() {
  if (!serverProgram() && canInstall()) install('MariaDB', ['mariadb-server']);
  const program = serverProgram();
  if (!program) throw new StepFailed(HOW_TO_INSTALL);
  return program;
}

const find = (command) => FOLDERS.map((folder) => join(folder, command)).find((path) => existsSync(path));
const serverProgram = () => find('mariadbd') ?? find('mysqld');
/** By its own word: some call it mysqld. */
const isMariaDb = (program) => /mariadb/i.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout);
export const hasServerProgram = () => serverProgram() !== undefined;
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** @param {string} command */
export const hasProgram = (command) => find(command) !== undefined;

/**
 * Where a program is. Throws StepFailed when it is not installed.
 * @param {string} command
 */
export function findProgram(command) {
  const path = find(command);
  if (path === undefined) throw new StepFailed(`${command} is not installed.`);
  return path;
}

/**
 * An empty server's data, in a folder of a server's own; root enters without a password.
 * @param {string} folder
 */
export function makeData(folder, asUser = AS_ROOT) {
  const server = findOrInstallServer();
  const installer = isMariaDb(server) && (find('mariadb-install-db') ?? find('mysql_install_db'));
  const [program, ...options] = installer
    ? [installer, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve']
    : [server, '--initialize-insecure'];
  const args = ['--no-defaults', dataOption(folder), ...options, ...asUser];
  const made = spawnSync(program, args, { encoding: 'utf8', env: ownTemporaryFiles(folder) });
  if (made.status !== 0) throw new StepFailed(`${made.stdout}${made.stderr}\n${program} failed.`);
}

const dataOption = (folder) => `--datadir=${join(folder, 'data')}`;

/**
 * What every server on this machine is told.
 * @param {string} folder
 * @param {number} port
 */
export const serverArguments = (folder, port, asUser = AS_ROOT) => [
  '--no-defaults',
  dataOption(folder),
  `--socket=${join(folder, 'sock')}`,
  `--pid-file=${join(folder, 'pid')}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  '--skip-log-bin',
  ...asUser,
];

/**
 * A starting server removes every temporary table of its folder, also those of a server that is at work beside it.
 * @param {string} folder
 */
export const ownTemporaryFiles = (folder) => ({ ...process.env, TMPDIR: folder });
