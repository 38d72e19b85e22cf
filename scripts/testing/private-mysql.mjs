// Starts a MariaDB (or MySQL) server of our own: temporary data, a free port, gone afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { end, ended, runQuietly, say, start, StepFailed } from '../steps.mjs';
import { canInstall, install } from './apt.mjs';
import { quickDisk } from './quick-disk.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/libexec'];
const START_LIMIT_MS = 60_000;

const HOW_TO_INSTALL = `These tests need MySQL 8 or MariaDB 10.11, and none was found. Either install one
(Debian, Ubuntu: sudo apt-get install -y mariadb-server; macOS: brew install mariadb), or name a server whose
user may create databases:  TEST_MYSQL_URL=mysql://user:password@host:3306/`;

/** Answers `{url, stop}`. `accepts(url)` tells when the server is ready. Throws StepFailed when there is no server to start. */
export async function startPrivateServer(accepts) {
  const program = findOrInstallServer();

  const folder = mkdtempSync(join(quickDisk(), 'laundry-mysql-'));
  const data = join(folder, 'data');
  // A starting server removes every temporary table of its folder, also those of a server that is at work beside it.
  const env = { TMPDIR: folder };
  await initialise(program, data, env);
  const port = await freePort();
  const server = start(program, serverArguments(folder, data, port), { stdio: 'ignore', env });
  const remove = () => {
    end(server, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);

  const url = `mysql://root@127.0.0.1:${port}/`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await accepts(url))) {
    if (server.exitCode !== null || performance.now() > deadline) throw new StepFailed(`${program} did not start.`);
    await pause(200);
  }
  say(`Started ${program} on port ${port}.`);
  const stop = async () => {
    end(server);
    await ended(server);
    remove();
    process.off('exit', remove);
  };
  return { url, stop };
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
export const hasServerProgram = () => serverProgram() !== undefined;
const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function initialise(program, data, env) {
  const title = 'Making an empty database server …';
  const isMariadb = /mariadb/i.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout);
  const installer = find('mariadb-install-db') ?? find('mysql_install_db');
  if (isMariadb && installer) {
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    return runQuietly(title, installer, ['--no-defaults', `--datadir=${data}`, ...options, ...asRoot()], { env });
  }
  return runQuietly(title, program, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...asRoot()], {
    env,
  });
}

/**
 * The data is thrown away afterwards: nothing is flushed, and tables have no file of their own, which made a suite's
 * database take ten times as long. Everything else is as shipped.
 */
function serverArguments(folder, data, port) {
  return [
    '--no-defaults',
    `--datadir=${data}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${join(folder, 'mysql.sock')}`,
    `--pid-file=${join(folder, 'mysql.pid')}`,
    '--skip-log-bin',
    '--innodb-flush-log-at-trx-commit=0',
    '--loose-debug-no-sync',
    '--innodb-file-per-table=0',
    ...asRoot(),
  ];
}
