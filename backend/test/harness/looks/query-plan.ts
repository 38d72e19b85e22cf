import type { RunningApp } from '../servers/start-app.js';
import type { Statement } from './statements.js';
import { onMysql } from '../servers/test-database.js';

interface MysqlStep {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string;
}

/** The tables, by their alias, of which the database would read every row for a statement. */
export async function fullScansOf(app: RunningApp, { sql, parameters }: Statement): Promise<string[]> {
  if (onMysql) {
    const steps = await app.database.query<MysqlStep>(`EXPLAIN ${sql}`, parameters);
    return steps.flatMap(({ table, type }) => (isTable(table) && (type === 'ALL' || type === 'index') ? [table] : []));
  }
  const steps = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  const collected = steps.map(({ detail }) => /^(?:MATERIALIZE|CO-ROUTINE) (\w+)/.exec(detail)?.[1]);
  const scanned = steps.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
  return scanned.filter((table) => !collected.includes(table));
}

/** Whether an index has all that a statement on one table asks for, so that no row is looked up. */
export async function isByIndexAlone(app: RunningApp, { sql, parameters }: Statement): Promise<boolean> {
  if (onMysql) {
    const [step] = await app.database.query<MysqlStep>(`EXPLAIN ${sql}`, parameters);
    return step?.Extra.includes('Using index') === true && !step.Extra.includes('Using index condition');
  }
  const steps = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  const reads = steps.filter(({ detail }) => /^(?:SEARCH|SCAN) /.test(detail));
  return reads.length > 0 && reads.every(({ detail }) => detail.includes('USING COVERING INDEX'));
}

/** What a statement collects itself, `<union1,2>` or by a sub-select, is read whole by its nature. */
const isTable = (table: string | null): table is string => table !== null && !table.startsWith('<');

/** Tells the database how its tables look by now, as it finds out by itself in the long run. */
export async function analyze(app: RunningApp, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await app.database.query(`ANALYZE ${onMysql ? 'TABLE ' : ''}${table}`);
}
