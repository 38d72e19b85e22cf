import { type DBSchema, openDB } from 'idb';
import type { StoredAct, UnsentAct } from './act';

interface Schema extends DBSchema {
  readonly acts: { readonly key: number; readonly value: StoredAct };
}

const NAME = 'laundry.console.acts';
const open = () =>
  openDB<Schema>(NAME, 1, { upgrade: (database) => void database.createObjectStore('acts', { autoIncrement: true }) });

/** Opened for each use: a connection that stays open would hold up another version of this page. */
async function within<Answer>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Answer>): Promise<Answer> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** What is unsent on this device, whoever did it: a reload, a closed app and an ended session leave it. */
export const actsStore = {
  add: (act: StoredAct): Promise<number> => within((database) => database.add('acts', act)),
  list: (): Promise<readonly UnsentAct[]> =>
    within(async (database) => {
      const read = database.transaction('acts').store;
      const [ids, acts] = await Promise.all([read.getAllKeys(), read.getAll()]);
      return acts.flatMap((act, index) => {
        const id = ids[index];
        return id === undefined ? [] : [{ ...act, id }];
      });
    }),
  replace: ({ id, ...act }: UnsentAct): Promise<unknown> => within((database) => database.put('acts', act, id)),
  remove: (id: number): Promise<void> => within((database) => database.delete('acts', id)),
  clear: (): Promise<void> => within((database) => database.clear('acts')),
};
