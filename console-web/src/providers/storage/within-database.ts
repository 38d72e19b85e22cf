import type { DBSchema, IDBPDatabase } from 'idb';

/** Opened for each use: a connection that stays open would hold up another version of this page. */
export const withinDatabase =
  <Schema extends DBSchema>(open: () => Promise<IDBPDatabase<Schema>>) =>
  async <Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
