import type { RunningApp } from '../servers/start-app.js';
import type { Statement } from './statements.js';
import { onMysql } from '../servers/test-database.js';

interface MysqlStep {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly rows: number | string | null;
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
  const scanned = steps.flatMap(({ detail }) => /^SCAN (?!CONSTANT ROW)(\w+)/.exec(detail)?.[1] ?? []);
  return scanned.filter((table) => !collected.includes(table));
}

/** As many as are sorted, or passed by on the way to what is asked for, without anybody noticing. */
const HANDFUL = 20;

/**
 * What makes a statement that finds little take long in a table that has much: tables read whole, `sort` where rows are put in order
 * that no index has in order, and `walk t` where they are read by their ids and most passed by. SQLite does not say how many rows
 * those are; on MySQL a handful is left out.
 */
export async function longWaysOf(app: RunningApp, statement: Statement): Promise<string[]> {
  const scans = (await fullScansOf(app, statement)).map((table) => `scan ${table}`);
  const { sql, parameters } = statement;
  if (onMysql) {
    const steps = await app.database.query<MysqlStep>(`EXPLAIN ${sql}`, parameters);
    const many = steps.filter(({ rows }) => Number(rows) > HANDFUL);
    const walks = many.flatMap(({ table, type, key }) =>
      type === 'range' && key === 'PRIMARY' ? [`walk ${table}`] : [],
    );
    return [...scans, ...walks, ...many.flatMap(({ Extra }) => (Extra.includes('Using filesort') ? ['sort'] : []))];
  }
  const steps = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return steps.reduce((found, { detail }) => {
    const walked = /^SEARCH (\w+) USING INTEGER PRIMARY KEY \(rowid[<>]/.exec(detail)?.[1];
    if (walked !== undefined) found.push(`walk ${walked}`);
    if (detail === 'USE TEMP B-TREE FOR ORDER BY') found.push('sort');
    return found;
  }, scans);
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
