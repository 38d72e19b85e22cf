import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { addDays, at, eachDay, weekday } from '@laundry/shared/time/jst';
import { backup as writeBackupOf } from '../../src/backup/backup.js';
import { openBackup } from '../../src/backup/backup-file.js';
import { backupSecret } from '../../src/backup/backup-key.js';
import { PasswordHasher } from '../../src/common/crypto/password-hasher.js';
import { loadConfig } from '../../src/config/config.js';
import { DEMO_PASSWORD } from '../../src/database/seeds/demo-people.js';
import { fillDemo } from '../../src/database/seeds/fill-demo.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { OneTimeTokens } from '../../src/modules/sessions/one-time-tokens.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { runCommand } from './command.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../harness/servers/test-database.js';

const ACCOUNTS = ['monthly', 'customer09', 'customer17', 'customer20', 'customer24', 'customer28'];
const BOOKED_BEFORE = 20;
/** Each process begins its clock anew: a restore comes after what it restores. */
const LATER = '2026-11-25 12:00:00';
const EARLIER = '2026-11-25 08:00:00';
/** The commands load the whole server: this is only when to give up. */
const COMMANDS_MILLIS = 300_000;

let app: RunningApp;
let elsewhere: TestDatabase;
let folder: string;
let token: string;
let secretLink: string;
const acknowledged: number[] = [];

const encrypted = { BACKUP_PASSPHRASE: 'a passphrase of this suite, which is long enough' };
const inFolder = (name: string): string => join(folder, name);
const backup = (name: string, env = {}) => runCommand(['backup', inFolder(name)], { ...app.env, ...env });
const restore = (name: string, env = {}, ...options: string[]) =>
  runCommand(['restore', inFolder(name), ...options], {
    ...app.env,
    APP_NOW: LATER,
    DATABASE_URL: elsewhere.url,
    ...env,
  });

beforeAll(async () => {
  app = await startApp();
  await fillDemo(app.database, app.app.get(PasswordHasher), NOW, loadConfig(app.env));
  elsewhere = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'laundry-backup-'));
}, COMMANDS_MILLIS);
afterAll(async () => {
  await app.close();
  await elsewhere.drop();
  rmSync(folder, { recursive: true, force: true });
});

const customer = (account: string): Promise<User> =>
  app.database.manager.findOneByOrFail(User, { email: `${account}@example.com` });

const meOf = async ({ url }: RunningApp): Promise<number> =>
  (await request(`${url}/api/v1`).get('/users/me').auth(token, { type: 'bearer' })).status;

/** Weekdays of the coming weeks, a time each. */
const SLOTS = eachDay('2026-11-26', '2026-12-20')
  .filter((date) => weekday(date) >= 1 && weekday(date) <= 5)
  .flatMap((date) => ['11:00', '12:30', '14:00', '15:30', '17:00'].map((time) => ({ date, time })));

/** Books and cancels until it is told to stop; every booking that was acknowledged is noted. */
async function bookUntil(stop: AbortSignal, caller: Caller): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const { date, time } = SLOTS[turn % SLOTS.length] ?? { date: '', time: '' };
    const { status, body } = await caller.post('/users/me/washRequests').send({
      sched_pickup_dt: at(date, time),
      sched_delivery_dt: at(addDays(date, 7), time),
      count: 1,
    });
    if (status !== 201) continue;
    acknowledged.push(body.id);
    await caller.delete(`/users/me/washRequests/${body.id}`);
  }
}

test(
  'a backup made while customers book holds every booking acknowledged before it began',
  async () => {
    const end = new AbortController();
    const users = await Promise.all(ACCOUNTS.map(customer));
    const callers = await Promise.all(users.map((user) => app.as(user)));
    const writers = callers.map((caller) => bookUntil(end.signal, caller));
    while (acknowledged.length < BOOKED_BEFORE) await new Promise((resolve) => setImmediate(resolve));
    const [user] = users;
    if (user === undefined) throw new Error('nobody');
    token = await app.tokenOf(user);
    expect(await meOf(app)).toBe(200);
    secretLink = await app.app.get(OneTimeTokens, { strict: false }).issue('password_reset', user.id);
    const before = [...acknowledged];
    const made = await backup('under-load', encrypted);
    end.abort();
    await Promise.all(writers);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/, encrypted\n$/);
    expect(acknowledged.length).toBeGreaterThan(before.length);

    const restored = await restore('under-load', encrypted);
    expect([restored.err, restored.code]).toEqual(['', 0]);
    expect(restored.out).toMatch(/invariants checked in [\d.]+ s: all hold\n$/);
    const copy = await startApp({ env: { ...app.env, DATABASE_URL: elsewhere.url } });
    const stored = new Set(
      (await copy.database.manager.find(WashRequest, { select: { id: true } })).map(({ id }) => id),
    );
    expect(before.filter((id) => !stored.has(id))).toEqual([]);
    await copy.close();
  },
  COMMANDS_MILLIS,
);

describe('after a restore', () => {
  let copy: RunningApp;
  beforeAll(async () => {
    copy = await startApp({ env: { ...app.env, DATABASE_URL: elsewhere.url } });
  });
  afterAll(() => copy.close());

  test('a session of before is over, and its owner signs in anew', async () => {
    expect([await meOf(app), await meOf(copy)]).toEqual([200, 401]);
    const signIn = { email: 'monthly@example.com', password: DEMO_PASSWORD };
    expect((await copy.anonymous.post('/login').send(signIn)).status).toBe(200);
  });

  test('a link of before sets no password', async () => {
    const tokens = (of: RunningApp) => of.app.get(OneTimeTokens, { strict: false });
    expect(await tokens(app).ownerOf('password_reset', secretLink)).not.toBeNull();
    expect(await tokens(copy).ownerOf('password_reset', secretLink)).toBeNull();
  });

  test('no mail is sent twice: what waited is shown as failed, and can be sent', async () => {
    expect(await app.database.manager.countBy(Mail, { state: 'waiting' })).toBeGreaterThan(0);
    expect(await copy.database.manager.countBy(Mail, { state: 'waiting' })).toBe(0);
    const admin = await copy.as(await copy.database.manager.findOneByOrFail(User, { email: 'admin@example.com' }));
    const [mail] = (await admin.get('/admin/failures')).body.mails;
    expect(mail.last_error).toBe('restored from a backup');
    expect((await admin.post(`/admin/failures/mails/${mail.id}/retry`)).status).toBe(204);
  });

  test(
    'the target is not empty any more, and is left as it is unless it may be replaced',
    async () => {
      if (!onMysql) {
        const beside = await restore('under-load', encrypted, '--replace');
        expect([beside.code, beside.err]).toEqual([1, expect.stringContaining('Another server is running')]);
      }
      await copy.close();
      const refused = await restore('under-load', encrypted);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--replace')]);
      const replaced = await restore('under-load', encrypted, '--replace');
      expect([replaced.err, replaced.code]).toEqual(['', 0]);
    },
    COMMANDS_MILLIS,
  );
});

describe('what is no good backup is found to be none before anything is begun', () => {
  const secret = Buffer.from(encrypted.BACKUP_PASSPHRASE);
  /** A copy of a backup with its bytes changed. */
  const spoil = (name: string, change: (bytes: Buffer) => Buffer): string => {
    writeFileSync(inFolder(`spoilt-${name}`), change(readFileSync(inFolder(name))));
    return inFolder(`spoilt-${name}`);
  };
  const flip = (where: number) => (bytes: Buffer) => {
    const index = where < 0 ? bytes.length + where : where;
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    return bytes;
  };

  test('without its secret, or with another', async () => {
    await expect(openBackup(inFolder('under-load'), null)).rejects.toThrow('BACKUP_KEY_FILE');
    await expect(openBackup(inFolder('under-load'), Buffer.alloc(32))).rejects.toThrow('cut or changed');
    expect((await openBackup(inFolder('under-load'), secret)).header.made_at).toContain('2026-11-25');
  });

  test.each([3, 40, 4_000, -17, -1])('with one byte changed: %i', async (where) => {
    await expect(openBackup(spoil('under-load', flip(where)), secret)).rejects.toThrow(/cut or changed|no backup/);
  });

  test.each([0, 20, 4_000])('with no more of it than %i bytes', async (length) => {
    const cut = spoil('under-load', (bytes) => bytes.subarray(0, length));
    await expect(openBackup(cut, secret)).rejects.toThrow(/cut or changed|no backup/);
  });

  test(
    'cut, where it is not encrypted',
    async () => {
      expect((await backup('plain')).out).toContain('not encrypted');
      expect(statSync(inFolder('plain')).mode & 0o777).toBe(0o600);
      await openBackup(inFolder('plain'), null);
      const cut = spoil('plain', (bytes) => bytes.subarray(0, bytes.length - 9));
      await expect(openBackup(cut, null)).rejects.toThrow('cut or changed');
    },
    COMMANDS_MILLIS,
  );

  test('nor is one written over another, or with a secret that is too short', async () => {
    const config = loadConfig(app.env);
    await expect(writeBackupOf(config, [inFolder('plain')], null)).rejects.toThrow('is there already');
    expect(() => backupSecret({ BACKUP_PASSPHRASE: 'short' })).toThrow('32 bytes');
    expect(() => backupSecret({ ...encrypted, BACKUP_KEY_FILE: inFolder('plain') })).toThrow('which one');
  });
});

test(
  'a key file opens what it encrypted, and no row of it can be read in the file',
  async () => {
    writeFileSync(inFolder('key'), randomBytes(48));
    const key = { BACKUP_KEY_FILE: inFolder('key') };
    expect((await backup('by-key', key)).code).toBe(0);
    expect(readFileSync(inFolder('by-key')).includes('example.com')).toBe(false);
    const restored = await restore('by-key', key, '--replace');
    expect([restored.err, restored.code]).toEqual(['', 0]);
  },
  COMMANDS_MILLIS,
);

test(
  'what it ends has not ended before its begin where the clock is behind that of the backup',
  async () => {
    const restored = await restore('under-load', { ...encrypted, APP_NOW: EARLIER }, '--replace');
    expect([restored.err, restored.code]).toEqual(['', 0]);
    expect(restored.out).toMatch(/^Ended: [1-9]\d* sessions/m);
  },
  COMMANDS_MILLIS,
);
