import { type DBSchema, openDB } from 'idb';
import { withinDatabase } from '../storage/within-database';
import type { StoredAct, UnsentAct } from './act';
import { ACTS } from './unsent-mark';

interface Schema extends DBSchema {
  readonly acts: { readonly key: number; readonly value: StoredAct };
}

const within = withinDatabase(() =>
  openDB<Schema>(ACTS, 1, { upgrade: (database) => void database.createObjectStore('acts', { autoIncrement: true }) }),
);

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
