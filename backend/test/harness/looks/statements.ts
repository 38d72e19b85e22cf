import { DataSource, type Logger } from 'typeorm';
import type { RunningApp } from '../servers/start-app.js';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs `work` and answers the statements that the server sent to the database meanwhile, in order. */
export const statementsOf = async (app: RunningApp, work: () => Promise<unknown>): Promise<string[]> =>
  (await sentStatements(app, work)).map(({ sql }) => sql);

/** The same with the values that went along. */
export async function sentStatements(app: RunningApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const dataSource = app.app.get(DataSource, { strict: false });
  const usual = dataSource.logger;
  const statements: Statement[] = [];
  const listening: Logger = Object.create(usual, {
    logQuery: { value: (sql: string, parameters: unknown[] = []) => void statements.push({ sql, parameters }) },
  });
  dataSource.logger = listening;
  try {
    await work();
  } finally {
    dataSource.logger = usual;
  }
  return statements;
}

/** The statements between the beginning of a transaction and its COMMIT, neither included. */
export function insideTransactions(statements: readonly string[]): string[] {
  let inside = false;
  return statements.filter((sql) => {
    const isEdge = /^(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)/i.test(sql);
    if (isEdge) inside = /^(BEGIN|START)/i.test(sql);
    return inside && !isEdge;
  });
}

/** The statements that may have changed something for good: those of transactions that were not rolled back, and those outside. */
export function committedWrites(statements: readonly string[]): string[] {
  let found: string[] = [];
  let before: string[] = [];
  for (const sql of statements) {
    if (/^(BEGIN|START TRANSACTION)/i.test(sql)) before = found;
    else if (/^ROLLBACK\s*$/i.test(sql)) found = before;
    else if (/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)) found = [...found, sql];
  }
  return found;
}

/** Lets the database's answer to the next statement like `pattern` arrive only when `deliver` is called. */
export function delayAnswer(app: RunningApp, pattern: RegExp): { asked: Promise<void>; deliver: () => void } {
  const { driver } = app.app.get(DataSource, { strict: false });
  const usual = driver.createQueryRunner;
  const [asked, delivered] = [signal(), signal()];
  driver.createQueryRunner = (mode) => {
    const runner = usual.call(driver, mode);
    const query = runner.query.bind(runner);
    runner.query = async (...args: Parameters<typeof query>): ReturnType<typeof query> => {
      const answer: unknown = await query(...args);
      if (driver.createQueryRunner === usual || !pattern.test(args[0])) return answer;
      driver.createQueryRunner = usual;
      asked.give();
      await delivered.given;
      return answer;
    };
    return runner;
  };
  return { asked: asked.given, deliver: delivered.give };
}

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
