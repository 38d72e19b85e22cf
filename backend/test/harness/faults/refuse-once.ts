import { DataSource, QueryFailedError } from 'typeorm';
import { FAULTS } from './statement-faults.js';
import type { RunningApp } from '../servers/start-app.js';

/**
 * The database makes way for another writer, once: at the `at`th statement that is like `pattern` (1 is the first). Answers how
 * many such statements were sent, that one included, and what `work` answered.
 */
export async function refuseOnce<T>(
  app: RunningApp,
  pattern: RegExp,
  at: number,
  work: () => PromiseLike<T>,
): Promise<{ sent: number; result: T }> {
  const { driver } = app.app.get(DataSource, { strict: false });
  const usual = driver.createQueryRunner;
  let sent = 0;
  driver.createQueryRunner = (mode) => {
    const runner = usual.call(driver, mode);
    const query = runner.query.bind(runner);
    runner.query = async (...args: Parameters<typeof query>): ReturnType<typeof query> => {
      if (pattern.test(args[0]) && (sent += 1) === at)
        throw new QueryFailedError(args[0], [], Object.assign(new Error('deadlock'), FAULTS[0]));
      return query(...args);
    };
    return runner;
  };
  try {
    return { result: await work(), sent };
  } finally {
    driver.createQueryRunner = usual;
  }
}
