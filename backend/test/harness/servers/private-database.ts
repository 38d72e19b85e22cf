import { createConnection } from 'mysql2/promise';
import { hasServerProgram, startPrivateServer } from '../../../../scripts/testing/private-mysql.mjs';

export type PrivateDatabase = Awaited<ReturnType<typeof startPrivateServer>>;

/** An empty database on a MariaDB process of the suite's own; null where none is installed. */
export async function startPrivateDatabase(
  options: Parameters<typeof startPrivateServer>[1] = {},
): Promise<PrivateDatabase | null> {
  if (!hasServerProgram()) return null;
  const server = await startPrivateServer(answers, options);
  return { ...server, url: `${server.url}laundry` };
}

/** Whether it lets us in; makes the database if it is not there. */
const answers = (uri: string): Promise<boolean> =>
  createConnection({ uri }).then(
    async (connection) => {
      await connection.query('CREATE DATABASE IF NOT EXISTS laundry CHARACTER SET utf8mb4');
      connection.destroy();
      return true;
    },
    () => false,
  );
