import { randomBytes } from 'node:crypto';
import { onMysql } from '../harness/servers/test-database.js';

const { CHAOS_SEED, CHAOS_SECONDS, CHAOS_KILLS, CHAOS_CLUSTER, CHAOS_SHORT, CHAOS_FROM } = process.env;

const database = (): 'sqlite' | 'mariadb' | 'cluster' => {
  if (CHAOS_CLUSTER === '1') return 'cluster';
  return onMysql ? 'mariadb' : 'sqlite';
};

/** What `npm run chaos` was told (scripts/chaos.mjs). */
export const SETTINGS = {
  database: database(),
  seed: CHAOS_SEED ?? randomBytes(4).toString('hex'),
  /** The load goes on until everything has gone wrong once; then for so long, and until so many processes were killed. */
  seconds: Number(CHAOS_SECONDS ?? 0),
  kills: Number(CHAOS_KILLS ?? 0),
  /** The built server of an earlier release, which this one's take the place of; null: there is only one. */
  from: CHAOS_FROM ?? null,
  /** Or for so many seconds and no longer, whatever has gone wrong by then; null: no short run. */
  shortSeconds: CHAOS_SHORT === '1' ? 45 : null,
};
