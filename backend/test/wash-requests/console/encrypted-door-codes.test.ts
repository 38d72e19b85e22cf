import { randomBytes } from 'node:crypto';
import { PICKUP_METHOD } from '@laundry/shared/constants/pickup-methods';
import type { DataSource } from 'typeorm';
import { Encryption } from '../../../src/common/crypto/encryption.js';
import { Unreadable } from '../../../src/common/crypto/unreadable.js';
import { CONFIG, type Config } from '../../../src/config/config.js';
import { createDataSource } from '../../../src/database/data-source.js';
import { SealedDoorCodes1763700000035 } from '../../../src/database/migrations/0035-sealed-door-codes.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { runJob } from '../../harness/calls/sandbox.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import type { Breaks } from '../../harness/looks/sound-database.js';
import { NOW, startApp, type RunningApp } from '../../harness/servers/start-app.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../../harness/servers/test-database.js';

const CODE = '#canary-1203*';
/** As long as a code may be, in bytes. */
const LONGEST = '鍵'.repeat(50);
const JWT_SECRET = randomBytes(32).toString('hex');
const ENCRYPTED = /^v1\.[0-9a-f]{8}\.[A-Za-z0-9+/]+=*$/;
const BOOKING = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00', count: 1 };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { JWT_SECRET } });
  await buildArea(app);
});
afterAll(() => app.close());

const IN_CLEAR = { 'the door code of a request is encrypted': 'it is from before the encryption' };
const newSecret = () => randomBytes(32).toString('base64');

type Table = 'wash_requests' | 'week_requests';
/** As they lie in the database, by raw statements. */
async function storedCodes(
  { database }: RunningApp,
  table: Table,
  column: 'id' | 'user_id',
  value: number,
): Promise<string[]> {
  const sql = `SELECT delivery_box_pw AS code FROM ${table} WHERE ${column} = ? ORDER BY id`;
  return (await database.query<{ code: string }>(sql, [value])).map(({ code }) => code);
}
const write = ({ database }: RunningApp, id: number, code: string) =>
  database.manager.query('UPDATE wash_requests SET delivery_box_pw = ? WHERE id = ?', [code, id]);
const shownTo = async (caller: Awaited<ReturnType<RunningApp['as']>>, id: number): Promise<unknown> =>
  ((await caller.get(`/admin/washRequest/${id}`).expect(200)).body as { delivery_box_pw: unknown }).delivery_box_pw;

/** All that lies in the database. */
async function everything({ database }: RunningApp): Promise<string> {
  const { entityMetadatas } = database.manager.connection;
  const tables = [...new Set(entityMetadatas.map(({ tableName }) => tableName))];
  return JSON.stringify(await Promise.all(tables.map((table) => database.query(`SELECT * FROM ${table}`))));
}

const signedIn = async (overrides: Partial<User> = {}) => {
  const user = await buildCustomer(app, overrides);
  return { user, caller: await app.as(user) };
};

describe('a door code is encrypted in the database and shown to whom it concerns', () => {
  test('from the booking and its change on', async () => {
    const { user, caller } = await signedIn({ pickup_delivery_type: PICKUP_METHOD.deliveryBox });
    const booking = { ...BOOKING, delivery_box_pw: CODE };
    const key = randomBytes(8).toString('hex');
    const { body } = await caller.post('/users/me/washRequests').set('idempotency-key', key).send(booking).expect(201);
    const { id } = body as { id: number };
    const again = await caller.post('/users/me/washRequests').set('idempotency-key', key).send(booking).expect(201);
    expect(again.body).toEqual(body);
    const [booked] = await storedCodes(app, 'wash_requests', 'id', id);
    expect(booked).toMatch(ENCRYPTED);
    const changed = await caller.put(`/users/me/washRequests/${id}`).send({ delivery_box_pw: LONGEST }).expect(200);
    expect(changed.body).toMatchObject({ delivery_box_pw: LONGEST });
    const [stored] = await storedCodes(app, 'wash_requests', 'id', id);
    expect(stored).toMatch(ENCRYPTED);
    await caller.put(`/users/me/washRequests/${id}`).send({ delivery_box_pw: CODE }).expect(200);
    expect((await storedCodes(app, 'wash_requests', 'id', id))[0]).not.toBe(booked);
    app.clock.set('2026-11-27 09:00:00');
    expect(await shownTo(await app.as(await buildAdmin(app)), id)).toBe(CODE);
    app.clock.set(NOW);
    expect(await everything(app)).not.toMatch(/canary|鍵/);
    expect(await app.database.manager.findOneByOrFail(WashRequest, { id })).toMatchObject({ user_id: user.id });
  });

  test('in a weekly schedule and the requests that it makes', async () => {
    const { user, caller } = await signedIn();
    await caller.post('/users/me/weekRequests').send(weekly(CODE)).expect(200);
    expect(await storedCodes(app, 'week_requests', 'user_id', user.id)).toEqual([expect.stringMatching(ENCRYPTED)]);
    const shown = await caller.get('/userWeekRequests').expect(200);
    expect(shown.body).toMatchObject([{ delivery_box_pw: CODE }]);
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    app.clock.set(NOW);
    const made = await storedCodes(app, 'wash_requests', 'user_id', user.id);
    expect(made.length).toBeGreaterThan(2);
    for (const code of made) expect(code).toMatch(ENCRYPTED);
    const requests = await app.database.manager.findBy(WashRequest, { user_id: user.id });
    expect(new Set(requests.map(({ delivery_box_pw: code }) => code))).toEqual(new Set([CODE]));
    expect(await everything(app)).not.toMatch(/canary/);
  });

  test('no code is no text', async () => {
    const { id } = await buildRequest(app, await buildCustomer(app));
    expect(await storedCodes(app, 'wash_requests', 'id', id)).toEqual(['']);
  });

  test('nobody writes one without the key', async () => {
    const keyless = await createDataSource({ url: app.app.get<Config>(CONFIG).databaseUrl });
    const { id } = await buildRequest(app, await buildCustomer(app));
    const written = keyless.manager.update(WashRequest, { id }, { delivery_box_pw: CODE });
    await expect(written).rejects.toThrow('there is no key');
    await keyless.destroy();
  });
});

describe('when a server starts', () => {
  const [first, second] = [newSecret(), newSecret()];
  let base: TestDatabase;
  beforeEach(async () => void (base = await createTestDatabase()));
  afterEach(() => base.drop());

  /** Starts one on this test's database, has its work done, and ends it. */
  async function serve<T>(
    env: Readonly<Record<string, string>>,
    work: (server: RunningApp) => Promise<T>,
    breaks: Breaks = {},
  ): Promise<T> {
    const server = await startApp({ env: { JWT_SECRET, DATABASE_URL: base.url, ...env }, breaks });
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  }
  const book = (server: RunningApp) =>
    buildCustomer(server).then((user) => buildRequest(server, user, { delivery_box_pw: CODE }));
  const codeOf = async ({ database }: RunningApp, id: number) =>
    (await database.manager.findOneByOrFail(WashRequest, { id })).delivery_box_pw;

  test('what was stored in clear is encrypted', async () => {
    const { id } = await serve(
      {},
      async (server) => {
        const request = await book(server);
        await write(server, request.id, CODE);
        expect(await codeOf(server, request.id)).toBe(CODE);
        return request;
      },
      IN_CLEAR,
    );
    await serve({}, async (server) => {
      expect(await storedCodes(server, 'wash_requests', 'id', id)).toEqual([expect.stringMatching(ENCRYPTED)]);
      expect(await codeOf(server, id)).toBe(CODE);
    });
  });

  test('what an older secret has encrypted is encrypted with the newest, after which the older may go', async () => {
    const { id } = await serve({}, book);
    await serve({ DATA_SECRET: first }, async (server) => expect(await codeOf(server, id)).toBe(CODE));
    await serve({ DATA_SECRET: `${second},${first}`, JWT_SECRET: newSecret() }, async (server) =>
      expect(await codeOf(server, id)).toBe(CODE),
    );
    await serve({ DATA_SECRET: second, JWT_SECRET: newSecret() }, async (server) =>
      expect(await codeOf(server, id)).toBe(CODE),
    );
  });

  test('what no secret opens is shown to nobody and stays until its secret is back', async () => {
    const { id } = await serve({ DATA_SECRET: first }, book);
    await serve({ DATA_SECRET: second }, async (server) => {
      expect(await codeOf(server, id)).toBeInstanceOf(Unreadable);
      expect(await storedCodes(server, 'wash_requests', 'id', id)).toEqual([expect.stringMatching(ENCRYPTED)]);
    });
    await serve({ DATA_SECRET: `${second},${first}` }, async (server) => expect(await codeOf(server, id)).toBe(CODE));
  });

  test('a database of before the encryption gets it, with all rows and indexes', async () => {
    const { id } = await serve({}, book);
    const older = await createDataSource({ url: base.url });
    const migration = new SealedDoorCodes1763700000035();
    const indexes = await indexesOf(older);
    expect(JSON.stringify(indexes)).toMatch(onMysql ? /"collation":"D"/i : /size DESC, count DESC/);
    await older.query('UPDATE wash_requests SET delivery_box_pw = ?', [CODE]);
    await undo(older, migration);
    await older.destroy();
    await serve({}, async (server) => {
      expect(await storedCodes(server, 'wash_requests', 'id', id)).toEqual([expect.stringMatching(ENCRYPTED)]);
      expect(await codeOf(server, id)).toBe(CODE);
      expect(await indexesOf(server.database.manager.connection)).toEqual(indexes);
    });
  });
});

/** The indexes of the requests in the database's own words. */
const indexesOf = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(
    onMysql
      ? `SELECT index_name, seq_in_index, column_name, collation, non_unique FROM information_schema.statistics
          WHERE table_schema = DATABASE() AND table_name = 'wash_requests' ORDER BY 1, 2`
      : "SELECT name, REPLACE(TRIM(sql), '\"', '') AS sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'wash_requests' ORDER BY name",
  );

async function undo(dataSource: DataSource, migration: SealedDoorCodes1763700000035): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.beforeMigration();
  await migration.down(runner);
  await runner.afterMigration();
  await runner.query('DELETE FROM migrations WHERE name = ?', [migration.name]);
  await runner.release();
}

test('an encrypted text that was changed is none', () => {
  const encryption = new Encryption({ jwtSecret: JWT_SECRET, dataSecrets: [], jwtVerifySecrets: [] });
  const encrypted = encryption.encrypt(CODE);
  const last = encrypted.at(-3) === 'A' ? 'B' : 'A';
  expect(encryption.decrypt(encrypted)).toBe(CODE);
  expect(encryption.decrypt(`${encrypted.slice(0, -3)}${last}${encrypted.slice(-2)}`)).toBeNull();
});

/** Mondays to Thursdays, every week. */
const weekly = (code: string) => ({
  form_count: 1,
  week_types: [1],
  pickup_weeks: [1],
  pickup_times: ['10:00'],
  delivery_weeks: [4],
  delivery_times: ['18:00'],
  count: [2],
  delivery_box_pw: [code],
  bikou: [''],
  pd_same_time: [false],
});
