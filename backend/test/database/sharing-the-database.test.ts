import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { transactionContext } from '../../src/common/transaction/transaction-context.js';
import { createDataSource } from '../../src/database/data-source.js';
import { migrate } from '../../src/database/migrate.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { expectSound } from '../harness/looks/sound-database.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { startApp } from '../harness/servers/start-app.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../harness/servers/test-database.js';
import { Note, openTills, Till, Tills1700000000001, type Tills } from './till.js';

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
    test('migrations that were cut off after any table begin again and end alike', async () => {
      const empty = await createTestDatabase();
      const product = await createDataSource({ url: empty.url });
      await migrate(product);
      const schema = () =>
        product.query<unknown[]>(
          `SELECT table_name AS t, column_name AS c, index_name AS i, seq_in_index AS s FROM information_schema.statistics
            WHERE table_schema = DATABASE() ORDER BY 1, 3, 4`,
        );
      const whole = await schema();
      const tables = await product.query<{ name: string }[]>(
        `SELECT table_name AS name FROM information_schema.tables
          WHERE table_schema = DATABASE() AND table_name <> 'migrations' ORDER BY create_time, table_name`,
      );
      const operator = await createConnection(empty.url);
      await operator.query('SET FOREIGN_KEY_CHECKS = 0');
      for (const { name } of tables) {
        await operator.query('DELETE FROM migrations');
        await operator.query(`DROP TABLE ${name}`);
        await migrate(product);
        expect(await schema()).toEqual(whole);
      }
      operator.destroy();
      await product.destroy();
      await empty.drop();
    }, 120_000);

    test('every connection of the pool has the session settings that the code relies on', async () => {
      const settings =
        'SELECT CONNECTION_ID() AS id, @@sql_mode AS mode, @@innodb_lock_wait_timeout AS lockWait, SLEEP(0.05)';
      // MariaDB 10 and MySQL 8 have no name for it in common that a SELECT could ask for.
      const isolation = "SHOW SESSION VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation')";
      const ask = () =>
        tills.database.inTransaction(async () => ({
          settings: await tills.database.query<{ id: number; mode: string; lockWait: number }>(settings),
          isolation: await tills.database.query<{ Value: string }>(isolation),
        }));
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(new Set(answers.flatMap((answer) => answer.settings.map(({ id }) => id))).size).toBeGreaterThan(1);
      for (const answer of answers) {
        expect(answer.settings).toEqual([expect.objectContaining({ lockWait: 5 })]);
        expect(answer.settings[0]?.mode).toContain('STRICT_ALL_TABLES');
        expect(new Set(answer.isolation.map(({ Value }) => Value))).toEqual(new Set(['READ-COMMITTED']));
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

    test('a connection that does not come free is waited for in vain but not for ever', async () => {
      const narrow = await openTills(base.url, { poolSize: 1 });
      await narrow.database.inTransaction(async () => {
        await narrow.insert('in the transaction');
        // As another call would, which has no part in this transaction.
        const beside = transactionContext.exit(() => narrow.insert('beside it'));
        await expect(beside).rejects.toMatchObject({ code: 'POOL_TIMEOUT' });
      });
      await narrow.insert('afterwards');
      expect(await narrow.codes()).toEqual(['afterwards', 'in the transaction']);
      await narrow.dataSource.destroy();
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
      const child = spawn(process.execPath, [resolve(__dirname, '../harness/faults/sqlite-holder.mjs'), path, begin], {
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

    test('with a full disk the reason comes out, nothing of the transaction is stored, and space makes all well', async () => {
      const { database, insert, codes } = tills;
      const [size] = await database.query<{ page_count: number }>('PRAGMA page_count');
      // SQLite's own limit of its file fails as a disk does.
      await database.query(`PRAGMA max_page_count = ${size?.page_count ?? 0}`);
      const fill = database.inTransaction(async () => {
        for (let n = 0; n < 5_000; n += 1) await insert(`${'x'.repeat(30)} ${n}`);
      });
      await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      expect(await codes()).toEqual([]);
      await database.query('PRAGMA max_page_count = 1000000');
      await insert('afterwards');
      expect(await codes()).toEqual(['afterwards']);
      expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    });

    test('with a full disk calls that write are told so, those that read are served, and the log has the cause', async () => {
      const app = await startApp();
      await buildArea(app);
      const user = await buildCustomer(app, { available_request_count: 100 });
      const caller = await app.as(user);
      const book = (place: number) => {
        const time = `${10 + Math.floor(place / 2)}:${place % 2 === 0 ? '00' : '30'}:00`;
        const dates = { sched_pickup_dt: `2026-11-27 ${time}`, sched_delivery_dt: `2026-12-03 ${time}` };
        return caller.post('/users/me/washRequests').send({ ...dates, count: 1, bikou: '門の中'.repeat(160) });
      };
      const [size] = await app.database.query<{ page_count: number }>('PRAGMA page_count');
      await app.database.query(`PRAGMA max_page_count = ${size?.page_count ?? 0}`);
      let booked = 0;
      const lines = await logLinesOf(app, async () => {
        let answer = await book(booked);
        // What fits in the pages that are there is taken.
        while (answer.status === 201 && booked < 20) answer = await book((booked += 1));
        expect(answer).toMatchObject({ status: 503, type: 'application/problem+json' });
        expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      });
      expect(lines.filter((line) => line.includes('"code":"SQLITE_FULL"'))).toHaveLength(1);
      expect(lines.filter((line) => /ROLLBACK|no transaction/i.test(line))).toEqual([]);
      await caller.get('/users/me').expect(200);
      expect(await app.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(booked);
      await expectSound(app.env['DATABASE_URL'] ?? '');
      await app.database.query('PRAGMA max_page_count = 1000000');
      await book(booked).expect(201);
      await app.close();
    }, 60_000);

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
