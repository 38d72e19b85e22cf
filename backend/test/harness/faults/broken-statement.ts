import { DataSource } from 'typeorm';
import type { RunningApp } from '../servers/start-app.js';

/**
 * The database refuses the statement with values that follows `after` others: it gets one parenthesis too many.
 * Answers which one it was, null when there were not so many, and what `work` answered.
 */
export async function breakStatement<T>(
  app: RunningApp,
  after: number,
  work: () => Promise<T>,
): Promise<{ broken: string | null; result: T }> {
  const { driver } = app.app.get(DataSource, { strict: false });
  const usual = driver.createQueryRunner;
  let left = after;
  let broken: string | null = null;
  driver.createQueryRunner = (mode) => {
    const runner = usual.call(driver, mode);
    const query = runner.query.bind(runner);
    runner.query = async (...args: Parameters<typeof query>): ReturnType<typeof query> => {
      const hasValues = Array.isArray(args[1]) && args[1].length > 0;
      if (broken !== null || !hasValues || (left -= 1) >= 0) return query(...args);
      broken = args[0];
      args[0] = `${broken} )`;
      return query(...args);
    };
    return runner;
  };
  try {
    return { result: await work(), broken };
  } finally {
    driver.createQueryRunner = usual;
  }
}
