import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { CONFIG, type Config } from '../../../src/config/config.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { startApp, type Caller, type RunningApp } from './start-app.js';
import { onMysql, seenByReplica } from './test-database.js';

export interface TwoServers {
  readonly app: RunningApp;
  /** Another server on the same database; on SQLite, which one process has for itself, `app` again. */
  readonly replica: RunningApp;
  readonly setClocks: (now: string) => void;
  /** A caller of the replica, with a new session of this account's. */
  readonly onReplica: (user: Pick<User, 'id' | 'role'>) => Promise<Caller>;
  /** Ends both; throws when something is stored that breaks an invariant. */
  readonly close: () => Promise<void>;
}

/** Starts two servers on one empty database. */
export async function startTwoServers(more: Readonly<Record<string, string>> = {}): Promise<TwoServers> {
  const JWT_SECRET = randomBytes(32).toString('hex');
  const app = await startApp({ env: { ...more, JWT_SECRET } });
  const { databaseUrl } = app.app.get<Config>(CONFIG);
  const replica = onMysql
    ? await startApp({ env: { ...more, JWT_SECRET, DATABASE_URL: seenByReplica(databaseUrl) } })
    : app;
  return {
    app,
    replica,
    setClocks: (now) => [app, replica].forEach(({ clock }) => clock.set(now)),
    onReplica: async (user) => request.agent(`${replica.url}/api/v1`).auth(await app.tokenOf(user), { type: 'bearer' }),
    close: async () => {
      if (replica !== app) await replica.close();
      await app.close();
    },
  };
}
