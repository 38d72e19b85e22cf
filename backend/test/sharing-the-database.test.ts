import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { createDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { createTestDatabase, onMysql, type TestDatabase } from './harness/test-database.js';
import { Note, openTills, Till, Tills1700000000001, type Tills } from './harness/till.js';

let base: TestDatabase;
let tills: Tills;
beforeAll(async () => {
  base = await createTestDatabase();
  tills = await openTills(base.url);
});
beforeEach(() => tills.empty());
afterAll(async () => {
  await tills.dataSource.destroy();
  await base.drop();
});

const open = (url: string, server = false) =>
  createDataSource({ url, server, entities: [Till, Note], migrations: [Tills1700000000001] });

test('replicas that start together migrate once', async () => {
  const empty = await createTestDatabase();
  const replicas = await Promise.all([open(empty.url), open(empty.url), open(empty.url)]);
  const done = await Promise.all(replicas.map(migrate));
  expect(done.flat()).toEqual(['Tills1700000000001']);
  await Promise.all(replicas.map((replica) => replica.destroy()));
  await empty.drop();
});

test('a migration that fails leaves no trace of itself and the database usable', async () => {
  class Broken1700000000002 {
    name = 'Broken1700000000002';
    up = async (): Promise<void> => Promise.reject(new Error('broken migration'));
    down = async (): Promise<void> => undefined;
  }
  const dataSource = await createDataSource({
    url: base.url,
    entities: [Till, Note],
    migrations: [Tills1700000000001, Broken1700000000002],
  });
  await expect(migrate(dataSource)).rejects.toThrow('broken migration');
  await expect(migrate(dataSource)).rejects.toThrow('broken migration');
  await dataSource.destroy();
  await tills.insert('still here');
  const orphan = tills.database.manager.insert(Note, { code: 'n', label: 'l', till: 'nowhere' });
  await expect(orphan).rejects.toThrow(/foreign key/i);
});

if (onMysql) {
  describe('on MySQL', () => {
    test('every connection of the pool has the session settings that the code relies on', async () => {
      const sql =
        'SELECT CONNECTION_ID() AS id, @@sql_mode AS mode, @@innodb_lock_wait_timeout AS lockWait, ' +
        `(SELECT variable_value FROM information_schema.session_variables
          WHERE variable_name IN ('tx_isolation', 'transaction_isolation') LIMIT 1) AS isolation, SLEEP(0.05)`;
      type Row = { id: number; mode: string; lockWait: number; isolation: string };
      const rows = (await Promise.all(Array.from({ length: 8 }, () => tills.database.query<Row>(sql)))).flat();
      expect(new Set(rows.map((row) => row.id)).size).toBeGreaterThan(1);
      for (const row of rows) {
        expect(row.mode).toContain('STRICT_ALL_TABLES');
        expect(row).toMatchObject({ lockWait: 5, isolation: 'READ-COMMITTED' });
      }
    });

    test('a transaction whose connection is killed runs again on another one', async () => {
      const { database, insert, codes } = tills;
      const operator = await createConnection(base.url);
      let tries = 0;
      await database.inTransaction(async () => {
        tries += 1;
        await insert(`try ${tries}`);
        const [row] = await database.query<{ id: number }>('SELECT CONNECTION_ID() AS id');
        if (tries === 1) await operator.query(`KILL ${row?.id}`);
        await insert(`second of try ${tries}`);
      });
      operator.destroy();
      expect(tries).toBe(2);
      expect(await codes()).toEqual(['second of try 2', 'try 2']);
    });

    test('a database that is not there is named in the error', async () => {
      const nowhere = open(base.url.replace(/\/[^/]*$/, '/laundry_not_there'));
      await expect(nowhere).rejects.toThrow('There is no database "laundry_not_there"');
    });

    test('a server that does not answer is named in the error', async () => {
      const nobody = createDataSource({ url: 'mysql://root@127.0.0.1:9/laundry', patience: 0 });
      await expect(nobody).rejects.toThrow('The database at 127.0.0.1:9 does not answer');
    });
  });
} else {
  describe('on SQLite', () => {
    const file = () => base.url.slice('sqlite:'.length);

    /** Starts another process that holds `begin` on `path`. */
    async function holder(path: string, begin: string) {
      const child = spawn(process.execPath, [resolve(__dirname, 'harness/sqlite-holder.mjs'), path, begin], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    }

    test('commits are synced to the disk, and foreign keys are on', async () => {
      const pragma = (name: string) => tills.database.query(`PRAGMA ${name}`);
      expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
      expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
      expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    });

    test('a second server on the same file is refused; a job beside the server is not', async () => {
      const server = await open(base.url, true);
      await expect(open(base.url, true)).rejects.toThrow('Another server is running on');
      const job = await open(base.url);
      await Promise.all([job.destroy(), server.destroy()]);
      await (await open(base.url, true)).destroy();
    });

    test('the folder of a new database is made', async () => {
      const server = await open(base.url.replace('laundry.sqlite', 'new/folder/laundry.sqlite'), true);
      expect(await migrate(server)).toHaveLength(1);
      await server.destroy();
    });

    test('a server that was killed leaves no lock behind', async () => {
      const killed = await holder(`${file()}.server-lock`, 'BEGIN EXCLUSIVE');
      await expect(open(base.url, true)).rejects.toThrow('Another server is running on');
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      await (await open(base.url, true)).destroy();
    });

    test('while another process writes, this one waits without standing still, and nothing fails', async () => {
      const other = await holder(file(), 'BEGIN IMMEDIATE');
      const { database, insert, codes } = tills;
      const writes = Promise.all([database.inTransaction(() => insert('in transaction')), insert('alone')]);
      let turns = 0;
      while (turns < 100) await new Promise((next) => setImmediate(next, (turns += 1)));
      other.stdin.write('commit');
      await writes;
      expect(await codes()).toEqual(['alone', 'in transaction']);
    });

    test('a statement beside an endless transaction fails plainly instead of hanging', async () => {
      const impatient = await openTills(base.url, { gateTimeout: 50 });
      const failed = impatient.dataSource.transaction(() => impatient.insert('beside it'));
      await expect(failed).rejects.toThrow('The database was busy for 50 ms');
      await impatient.insert('afterwards');
      expect(await impatient.codes()).toEqual(['afterwards']);
      await impatient.dataSource.destroy();
    });
  });
}
