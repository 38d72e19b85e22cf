import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { migrate } from '../../src/database/migrate.js';
import { createMigratedDatabase } from '../harness/servers/migrated-database.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../harness/servers/test-database.js';
import { until } from '../harness/looks/until.js';

const SCRIPT = resolve(__dirname, '../harness/servers/migrate-only.mjs');
/** How many tables each process may add until it is killed; SQLite shows them when all are there. */
const TABLES_A_LIFE = 5;

let base: TestDatabase;
let whole: TestDatabase;
beforeAll(async () => void ([base, whole] = [await createTestDatabase(), await createMigratedDatabase()]));
afterAll(async () => {
  await Promise.all([base.drop(), whole.drop()]);
});

// TypeORM's own notes on generated columns are written after the table, and only its schema comparison reads them.
const TABLES = onMysql
  ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name <> 'typeorm_metadata' ORDER BY 1"
  : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
const STRUCTURE = onMysql
  ? [
      `SELECT table_name, column_name, column_type, is_nullable, column_default, generation_expression, collation_name
         FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2`,
      `SELECT table_name, index_name, seq_in_index, column_name, non_unique, collation
         FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, 3`,
      `SELECT table_name, constraint_name, column_name, referenced_table_name
         FROM information_schema.key_column_usage WHERE table_schema = DATABASE() ORDER BY 1, 2, 3`,
    ]
  : ["SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name"];

const tablesOf = async (dataSource: DataSource): Promise<string[]> =>
  (await dataSource.query<{ name: string }[]>(TABLES)).map(({ name }) => name);

/** Columns, indexes and keys, what was migrated, and how many rows each table has. */
async function contentOf(dataSource: DataSource): Promise<unknown> {
  const structure = await Promise.all(STRUCTURE.map((sql) => dataSource.query<unknown>(sql)));
  const counts = (await tablesOf(dataSource)).map((name) =>
    dataSource.query(`SELECT '${name}', COUNT(*) FROM ${name}`),
  );
  return [structure, await Promise.all(counts), await dataSource.query('SELECT name FROM migrations ORDER BY id')];
}

test('however often a migrating process is killed, the next start ends where an undisturbed one does', async () => {
  const watch = onMysql ? await createDataSource({ url: base.url }) : null;
  /** Whether the process has done as much as it may: the file is there, or so many tables. */
  const reached = async (tables: number): Promise<boolean> =>
    watch === null ? existsSync(base.url.replace('sqlite:', '')) : (await tablesOf(watch)).length >= tables;
  let kills = 0;
  for (let allowed = TABLES_A_LIFE; ; allowed += TABLES_A_LIFE) {
    const child = spawn(process.execPath, [SCRIPT, base.url], { stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(child, 'exit');
    let isOver = false;
    void ended.then(() => (isOver = true));
    await until(async () => isOver || (await reached(allowed)));
    child.kill('SIGKILL');
    const [code, signal] = (await ended) as [number | null, string | null];
    if (signal === null) expect(code).toBe(0);
    else kills += 1;
    if (signal === null || !onMysql) break;
  }
  expect(kills).toBeGreaterThan(onMysql ? 3 : 0);
  await watch?.destroy();
  const [again, model] = [await createDataSource({ url: base.url }), await createDataSource({ url: whole.url })];
  await migrate(again);
  expect(await contentOf(again)).toEqual(await contentOf(model));
  await Promise.all([again.destroy(), model.destroy()]);
}, 240_000);
