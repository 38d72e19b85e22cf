import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { EncryptStored } from '../../../src/common/crypto/encrypt-stored.js';
import { Clock } from '../../../src/common/clock/clock.js';
import { Database } from '../../../src/common/transaction/database.js';
import { loadConfig } from '../../../src/config/config.js';
import { createApp } from '../../../src/create-app.js';
import { Sessions } from '../../../src/modules/sessions/sessions.js';
import { createMigratedDatabase } from './migrated-database.js';
import { expectSound, type Breaks } from '../looks/sound-database.js';

/** Wednesday morning: the shop is open, nothing special is near. */
export const NOW = '2026-11-25 09:00:00';
/** The harness holds no built webs, of whose files each would be a route of every test's server. */
const WITHOUT_WEBS = __dirname;

export type Caller = ReturnType<typeof request.agent>;

export interface RunningApp {
  /** The real server's address, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly database: Database;
  /** `clock.set('2026-11-25 09:00:00')` moves the server in time. */
  readonly clock: Clock;
  /** Where mails land as .eml files, under `mail/`. */
  readonly dataDir: string;
  /** What a process of its own needs to be another replica of this server. */
  readonly env: Readonly<Record<string, string>>;
  /** A caller without a token; paths begin after `/api/v1`. */
  readonly anonymous: Caller;
  /** The token of a new session of this account's. */
  readonly tokenOf: (user: { readonly id: number; readonly role: number }) => Promise<string>;
  /** A caller with a new session of this account's; paths begin after `/api/v1`. */
  readonly as: (user: { readonly id: number; readonly role: number }) => Promise<Caller>;
  /** Stops serving, so that another process can in its place; what it answers starts it again, with another environment if told. */
  readonly stop: () => Promise<(changed?: Readonly<Record<string, string>>) => Promise<RunningApp>>;
  /** Ends it; throws when something is stored that breaks an invariant, but for what the test said it breaks. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the real server on a free port and an empty, migrated database of its own (or the one of `env`), at
 * {@link NOW} unless told otherwise: no demo, no cron, no rate limit unless `env` asks for them.
 */
export async function startApp(
  options: {
    readonly now?: string;
    readonly env?: Readonly<Record<string, string>>;
    /** Where the built webs are (`buildWebs`); without, none is served. */
    readonly repository?: string;
    /** What does not hold of the rows that this test leaves behind, and why that is meant. */
    readonly breaks?: Breaks;
  } = {},
): Promise<RunningApp> {
  const own = options.env?.['DATABASE_URL'] === undefined ? await createMigratedDatabase() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'laundry-data-'));
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: own?.url ?? '',
    JWT_SECRET: randomBytes(32).toString('hex'),
    APP_NOW: options.now ?? NOW,
    DEMO: '0',
    JOBS_ENABLED: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...options.env,
  };
  const begun = new Error();
  Error.captureStackTrace(begun, startApp);
  const end = async () => {
    try {
      await expectSound(env.DATABASE_URL, options.breaks).catch((unsound: Error) => {
        throw saidAt(begun, unsound.message);
      });
    } finally {
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  return listen(env, options.repository ?? WITHOUT_WEBS, end);
}

/** An error that points to where the app was started: of several files that run as one, it names the one. */
function saidAt(place: Error, text: string): Error {
  const error = new Error(text);
  error.stack = (place.stack ?? '').replace(/^Error:? ?/, () => `Error: ${text}`);
  return error;
}

type Env = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

async function listen(env: Env, repository: string, end: () => Promise<void>): Promise<RunningApp> {
  const app = await createApp(loadConfig(env), repository);
  await app.listen(0, '127.0.0.1');
  // A test that counts statements counts its own.
  await app.get(EncryptStored).ended;
  const url = await app.getUrl();
  const sessions = app.get(Sessions, { strict: false });
  return {
    url,
    app,
    database: app.get(Database),
    clock: app.get(Clock),
    dataDir: env.DATA_DIR,
    env,
    anonymous: request.agent(`${url}/api/v1`),
    tokenOf: (user) => sessions.start(user),
    as: async (user) => request.agent(`${url}/api/v1`).auth(await sessions.start(user), { type: 'bearer' }),
    stop: async () => {
      await app.close();
      return (changed) => listen({ ...env, ...changed }, repository, end);
    },
    close: async () => {
      await app.close();
      await end();
    },
  };
}
