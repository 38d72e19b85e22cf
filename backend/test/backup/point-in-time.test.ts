import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { findProgram, hasProgram } from '../../../scripts/testing/private-mysql.mjs';
import { backup } from '../../src/backup/backup.js';
import { positionIn } from '../../src/backup/mysql-backup.js';
import { loadConfig } from '../../src/config/config.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startPrivateDatabase, type PrivateDatabase } from '../harness/servers/private-database.js';
import { startApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';
import { runCommand } from './command.js';

test.each([
  ['MariaDB', "-- CHANGE MASTER TO MASTER_LOG_FILE='log.000001', MASTER_LOG_POS=1045;"],
  ['MySQL 8.4', "-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='log.000001', SOURCE_LOG_POS=1045;"],
])('where the log stood is read as %s writes it, and out of no text that somebody typed', async (_, line) => {
  const dump = (...lines: string[]) => Readable.from([Buffer.from(['-- dump', ...lines, ''].join('\n'))]);
  expect(await positionIn(dump(line))).toEqual({ file: 'log.000001', position: '1045' });
  expect(await positionIn(dump(`INSERT INTO t VALUES ('\\n${line}');`))).toBeNull();
});

if (onMysql && hasProgram('mariadb-binlog')) {
  let folder: string;
  let database: PrivateDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'laundry-binlog-'));
    const settings = [`--log-bin=${join(folder, 'log')}`, '--server-id=1', '--binlog-format=ROW'];
    const started = await startPrivateDatabase({ settings });
    if (started === null) throw new Error('this test starts a MariaDB server: install one');
    database = started;
  }, 60_000);
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const onServer = async (...statements: string[]): Promise<RowDataPacket[]> => {
    const connection = await createConnection({ uri: new URL('/', database.url).href });
    try {
      let rows: RowDataPacket[] = [];
      for (const statement of statements) [rows] = await connection.query<RowDataPacket[]>(statement);
      return rows;
    } finally {
      connection.destroy();
    }
  };
  const run = (program: string, args: readonly string[], input?: Buffer): Buffer => {
    const { status, stdout, stderr } = spawnSync(findProgram(program), args, { input, maxBuffer: 2 ** 26 });
    expect([status, String(stderr)]).toEqual([0, '']);
    return stdout;
  };

  test('what was written after a backup is brought back from the binary log, up to the moment that is named', async () => {
    const env = { DATABASE_URL: database.url };
    const app = await startApp({ env });
    const before = await buildCustomer(app);
    const file = join(folder, 'backup');
    expect(await backup(loadConfig(app.env), [file], null)).toBe(0);
    const after = await buildCustomer(app);
    const kept = await app.database.manager.findOneByOrFail(User, { id: after.id });
    const [moment] = await onServer('SHOW MASTER STATUS');
    const late = await buildCustomer(app);
    await app.close();
    await onServer('DROP DATABASE laundry', 'CREATE DATABASE laundry CHARACTER SET utf8mb4');

    const [end] = await onServer('SHOW MASTER STATUS');
    const restored = await runCommand(['restore', file], app.env);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toContain(`the restore begins at: ${end?.['File']}, position ${end?.['Position']}.`);
    const [, log, position] = /^Where the binary log stood: (\S+), position (\d+)\.$/m.exec(restored.out) ?? [];
    expect(log).toBe(moment?.['File']);
    const sql = run('mariadb-binlog', [
      ...['--no-defaults', '--database=laundry', `--start-position=${position}`],
      ...[`--stop-position=${moment?.['Position']}`, join(folder, String(log))],
    ]);
    const { hostname, port, username } = new URL(database.url);
    run('mariadb', ['--no-defaults', `--host=${hostname}`, `--port=${port}`, `--user=${username}`], sql);

    const copy = await startApp({ env });
    const users = await copy.database.manager.find(User);
    expect(users.map(({ id }) => id)).toEqual(expect.arrayContaining([before.id, after.id]));
    expect(users.map(({ id }) => id)).not.toContain(late.id);
    expect(users.find(({ id }) => id === after.id)).toEqual(kept);
    await copy.close();
  }, 120_000);

  test('another database’s client writes no backup, which could not be read in again', async () => {
    const programs = mkdtempSync(join(folder, 'programs-'));
    const word = 'mysqldump  Ver 8.4.6 for Linux on x86_64 (MySQL Community Server - GPL)';
    writeFileSync(join(programs, 'mysqldump'), `#!/bin/sh\necho '${word}'\n`, { mode: 0o755 });
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, PATH: programs };
    const { code, err } = await runCommand(['backup', join(folder, 'none')], env);
    expect([code, err]).toEqual([1, expect.stringContaining('a MariaDB server needs MariaDB’s client')]);
  }, 60_000);
}
