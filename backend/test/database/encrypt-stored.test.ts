import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EncryptStored } from '../../src/common/crypto/encrypt-stored.js';
import { Encryption } from '../../src/common/crypto/encryption.js';
import { IdempotencyKey } from '../../src/common/idempotency/idempotency-key.entity.js';
import { Database } from '../../src/common/transaction/database.js';
import { loadConfig } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { createDataSource } from '../../src/database/data-source.js';
import { aloneOn } from '../../src/database/named-lock.js';
import { until } from '../harness/looks/until.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';

const [FORMER, NEXT] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
/** Enough to be at work for a second or more. */
const TEXTS = 4_000;

let app: RunningApp;
let again: Awaited<ReturnType<RunningApp['stop']>>;
let former: string;

/** Texts of a secret that is the second now, and a server of before that is gone. */
beforeEach(async () => {
  app = await startApp({ env: { DATA_SECRET: FORMER } });
  former = app.app.get(Encryption, { strict: false }).newestId;
  const rows = Array.from({ length: TEXTS }, (_, place) => ({
    id: String(place),
    expires_at: '2026-11-26 09:00:00',
    body_hash: '',
    status: 200,
    answer: `answer ${place}`,
  }));
  await app.database.insertAll(IdempotencyKey, rows);
  again = await app.stop();
});
afterEach(async () => {
  app = await again({ DATA_SECRET: `${NEXT},${FORMER}` });
  await app.close();
});

/** A server as it is the moment it listens. */
async function listening(): Promise<NestFastifyApplication> {
  const server = await createApp(loadConfig({ ...app.env, DATA_SECRET: `${NEXT},${FORMER}` }), __dirname);
  await server.listen(0, '127.0.0.1');
  return server;
}
const leftIn = async (server: NestFastifyApplication): Promise<number> => {
  const sql = 'SELECT COUNT(*) AS n FROM idempotency_keys WHERE answer_key = ?';
  return Number((await server.get(Database).query<{ n: number | string }>(sql, [former]))[0]?.n);
};
const isReady = async (server: NestFastifyApplication): Promise<boolean> =>
  (await fetch(`${await server.getUrl()}/health/ready`)).ok;
const answerOf = async (server: NestFastifyApplication, id: string): Promise<unknown> =>
  (await server.get(Database).manager.findOneByOrFail(IdempotencyKey, { id })).answer;

test('a server answers before what is stored is encrypted with the first secret, and all is in the end', async () => {
  const server = await listening();
  expect(await isReady(server)).toBe(true);
  expect(await leftIn(server)).toBeGreaterThan(0);
  expect(await answerOf(server, String(TEXTS - 1))).toBe(`answer ${TEXTS - 1}`);
  await server.get(EncryptStored).ended;
  expect(await leftIn(server)).toBe(0);
  expect(await answerOf(server, '7')).toBe('answer 7');
  await server.close();
});

test('a server that is told to end stops in between, and the next one goes on', async () => {
  const server = await listening();
  await until(async () => (await leftIn(server)) < TEXTS);
  await server.close();
  const next = await listening();
  const left = await leftIn(next);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(TEXTS);
  await next.get(EncryptStored).ended;
  expect(await leftIn(next)).toBe(0);
  await next.close();
});

if (onMysql) {
  test('one of several servers encrypts, and another goes on when that one is gone', async () => {
    const other = await createDataSource({ url: String(app.env['DATABASE_URL']) });
    const held = new AbortController();
    const holding = aloneOn(other, 'encrypt', async () => void (await once(held.signal, 'abort')));
    const server = await listening();
    expect(await isReady(server)).toBe(true);
    expect(await aloneOn(other, 'encrypt', () => Promise.reject(new Error('the lock is taken')))).toBe(false);
    expect(await leftIn(server)).toBe(TEXTS);
    held.abort();
    await holding;
    await server.get(EncryptStored).ended;
    expect(await leftIn(server)).toBe(0);
    await server.close();
    await other.destroy();
  });
}
