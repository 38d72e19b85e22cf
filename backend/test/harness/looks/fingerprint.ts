import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { RunningApp } from '../servers/start-app.js';

/** A hash of every row of every table: what a refused call must leave as it was. Sessions and tries are no such thing. */
export async function fingerprintOf(app: RunningApp): Promise<string> {
  const { entityMetadatas } = app.app.get(DataSource, { strict: false });
  const hash = createHash('sha256');
  for (const { tableName } of entityMetadatas) {
    if (PASSING.includes(tableName)) continue;
    hash
      .update(tableName)
      .update(JSON.stringify(await app.database.query(`SELECT * FROM ${tableName} ORDER BY 1`), effects));
  }
  return hash.digest('hex');
}

/** No effects of what was asked: that somebody was there for the first time, and that a row was locked. */
export const WITHOUT_EFFECT: readonly string[] = ['first_sign_in_at', 'lock_version'];
const effects = (name: string, value: unknown): unknown => (WITHOUT_EFFECT.includes(name) ? undefined : value);

const PASSING = ['sessions', 'attempts'];
