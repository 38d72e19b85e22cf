import { randomBytes } from 'node:crypto';

const { CHAOS_SEED, CHAOS_SECONDS, CHAOS_KILLS } = process.env;

/** What `npm run chaos` was told (scripts/chaos.mjs). */
export const SETTINGS = {
  seed: CHAOS_SEED ?? randomBytes(4).toString('hex'),
  /** The load goes on until everything has gone wrong once; then for so long, and until so many processes were killed. */
  seconds: Number(CHAOS_SECONDS ?? 0),
  kills: Number(CHAOS_KILLS ?? 0),
};
