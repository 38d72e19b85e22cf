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

const mysqlSteps = (app: RunningApp, { sql, parameters }: Statement): Promise<MysqlStep[]> =>
  app.database.query<MysqlStep>(`EXPLAIN FORMAT = TRADITIONAL ${sql}`, parameters);

async function sqliteSteps(app: RunningApp, { sql, parameters }: Statement): Promise<string[]> {
  const steps = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return steps.map(({ detail }) => detail);
}

/** As many as are sorted, or passed by on the way to what is asked for, without anybody noticing. */
const HANDFUL = 20;

/** The tables, by their alias, of which the database would read every row for a statement. */
export const fullScansOf = async (app: RunningApp, statement: Statement): Promise<string[]> =>
  onMysql ? mysqlScans(await mysqlSteps(app, statement)) : sqliteScans(await sqliteSteps(app, statement));

const mysqlScans = (steps: readonly MysqlStep[]): string[] =>
  steps.filter(isScan).flatMap(({ table }) => (isTable(table) ? [table] : []));

/** MySQL reads the index of a table of few rows in its order, whatever is asked for. */
const isScan = ({ type, rows }: MysqlStep): boolean => type === 'ALL' || (type === 'index' && Number(rows) > HANDFUL);

function sqliteScans(steps: readonly string[]): string[] {
  const collected = steps.map((step) => /^(?:MATERIALIZE|CO-ROUTINE) (\w+)/.exec(step)?.[1]);
  const scanned = steps.flatMap((step) => /^SCAN (?!CONSTANT ROW)(\w+)/.exec(step)?.[1] ?? []);
  return scanned.filter((table) => !collected.includes(table));
}

/**
 * What makes a statement that finds little take long in a table that has much: tables read whole, `sort` where rows are put in order
 * that no index has in order, and `walk t` where they are read by their ids and most passed by. SQLite does not say how many rows
 * those are; on MySQL a handful is left out.
 */
export async function longWaysOf(app: RunningApp, statement: Statement): Promise<string[]> {
  if (onMysql) {
    const steps = await mysqlSteps(app, statement);
    const many = steps.filter(({ rows }) => Number(rows) > HANDFUL);
    const walks = many.flatMap(({ table, type, key }) =>
      type === 'range' && key === 'PRIMARY' ? [`walk ${table}`] : [],
    );
    const sorts = many.flatMap(({ Extra }) => (Extra.includes('Using filesort') ? ['sort'] : []));
    return [...scansIn(mysqlScans(steps)), ...walks, ...sorts];
  }
  const steps = await sqliteSteps(app, statement);
  return steps.reduce(
    (found, step) => {
      const walked = /^SEARCH (\w+) USING INTEGER PRIMARY KEY \(rowid[<>]/.exec(step)?.[1];
      if (walked !== undefined) found.push(`walk ${walked}`);
      if (step === 'USE TEMP B-TREE FOR ORDER BY') found.push('sort');
      return found;
    },
    scansIn(sqliteScans(steps)),
  );
}

const scansIn = (tables: readonly string[]): string[] => tables.map((table) => `scan ${table}`);

/** Whether an index has all that a statement on one table asks for, so that no row is looked up. */
export async function isByIndexAlone(app: RunningApp, statement: Statement): Promise<boolean> {
  if (onMysql) {
    const [step] = await mysqlSteps(app, statement);
    return step?.Extra.includes('Using index') === true && !step.Extra.includes('Using index condition');
  }
  const reads = (await sqliteSteps(app, statement)).filter((step) => /^(?:SEARCH|SCAN) /.test(step));
  return reads.length > 0 && reads.every((step) => step.includes('USING COVERING INDEX'));
}

/** What a statement collects itself, `<union1,2>` or by a sub-select, is read whole by its nature. */
const isTable = (table: string | null): table is string => table !== null && !table.startsWith('<');

/** Tells the database how its tables look by now, as it finds out by itself in the long run. */
export async function analyze(app: RunningApp, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await app.database.query(`ANALYZE ${onMysql ? 'TABLE ' : ''}${table}`);
}
