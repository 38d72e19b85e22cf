import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CallLog } from './clients/call-log.js';
import type { ChaosDatabase } from './databases/chaos-database.js';
import { openCluster } from './databases/cluster.js';
import { openMariadb } from './databases/mariadb.js';
import { openSqlite } from './databases/sqlite.js';
import { Outside } from './outside/outside.js';
import { Seeded } from './seeded.js';
import { Service } from './service.js';
import { SETTINGS } from './settings.js';

const DATABASES = { sqlite: openSqlite, mariadb: openMariadb, cluster: openCluster };
const RESULTS = resolve(__dirname, '../../../test-results');

export interface World {
  readonly random: Seeded;
  readonly database: ChaosDatabase;
  readonly outside: Outside;
  readonly service: Service;
  readonly log: CallLog;
  /** Until then people are at work. */
  readonly over: AbortController;
  readonly close: () => Promise<void>;
}

/** The service on the demo, its database, providers and mail server; nothing runs that is not ended by `close`. */
export async function openWorld(seed: string): Promise<World> {
  const random = new Seeded(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'laundry-chaos-data-'));
  const database = await DATABASES[SETTINGS.database]();
  const outside = await Outside.open(random.of('outside'));
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: secret, DEMO: '1', ...outside.env };
  mkdirSync(RESULTS, { recursive: true });
  const serverLog = openSync(join(RESULTS, `chaos-${SETTINGS.database}-servers.log`), 'w');
  const service = new Service(database, env, serverLog);
  const over = new AbortController();
  return {
    random,
    database,
    outside,
    service,
    log: new CallLog(join(RESULTS, `chaos-${SETTINGS.database}.jsonl`)),
    over,
    close: async () => {
      over.abort();
      await service.end();
      closeSync(serverLog);
      await outside.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
