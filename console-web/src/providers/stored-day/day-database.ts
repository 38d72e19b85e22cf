import type { JstDate } from '@laundry/shared/time/jst';
import { type DBSchema, openDB } from 'idb';
import { withinDatabase } from '../storage/within-database';
import { DAY_DATABASE } from './forget-day';
import type { Encrypted } from './session-cipher';

export const NAME_PREFIX = 'name of ';
export const nameKey = (requestId: number) => `${NAME_PREFIX}${requestId}` as const;

interface Schema extends DBSchema {
  /** The day, and beside it whose stops the unsent acts are about. */
  readonly day: {
    readonly key: 'day' | ReturnType<typeof nameKey>;
    readonly value: Encrypted & { readonly day?: JstDate };
  };
  /** Photos that wait for the line, by the key of their act. */
  readonly photos: { readonly key: string; readonly value: Encrypted & { readonly day: JstDate } };
}
const STORES = ['day', 'photos'] as const;

/** What goes with a driver's day: at its end, and with the session that read it. */
export const withinDay = withinDatabase(() =>
  openDB<Schema>(DAY_DATABASE, 2, {
    upgrade: (database) => {
      for (const store of STORES) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
    },
    // Somebody signs out in another tab.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }),
);
