import { DataSource, type Logger } from 'typeorm';
import type { RunningApp } from './start-app.js';

/** Runs `work` and answers the statements that the server sent to the database meanwhile, in order. */
export async function statementsOf(app: RunningApp, work: () => Promise<unknown>): Promise<string[]> {
  const dataSource = app.app.get(DataSource, { strict: false });
  const usual = dataSource.logger;
  const statements: string[] = [];
  const listening: Logger = Object.create(usual, {
    logQuery: { value: (sql: string) => void statements.push(sql) },
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
