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
  /** All or none; answers the first one's id. */
  add: (act: StoredAct, ...more: readonly StoredAct[]): Promise<number> =>
    within(async (database) => {
      const { store, done } = database.transaction('acts', 'readwrite');
      const [id] = await Promise.all([store.add(act), ...more.map((each) => store.add(each))]);
      await done;
      return id;
    }),
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
  remove: (id: number, ...more: readonly number[]): Promise<void> =>
    within(async (database) => {
      const { store, done } = database.transaction('acts', 'readwrite');
      await Promise.all([id, ...more].map((each) => store.delete(each)));
      await done;
    }),
  clear: (): Promise<void> => within((database) => database.clear('acts')),
};
