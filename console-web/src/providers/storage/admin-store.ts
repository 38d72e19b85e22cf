import { type Store, localStorageStore } from 'ra-core';

/** Raised when what is kept changes its shape: an older store is then forgotten. */
const VERSION = '1';
const NAME = 'laundry.console';
/** What a desk shows, by react-admin's own ending, and whether letters do something: neither names anybody. */
const KEPT = /\.datatable(_columnRanks)?$|^keys\.letters$/;

/** react-admin's store. A sign-out forgets the searches, which name people, and keeps which columns a desk shows and whether its letters are on. */
export function buildStore(): Store {
  const store = localStorageStore(VERSION, NAME);
  const reset = () =>
    Object.keys(store.listItems?.() ?? {})
      .filter((key) => !KEPT.test(key))
      .forEach((key) => store.removeItem(key));
  const setItem: Store['setItem'] = (key, value) => {
    // A full storage is no failure of a search.
    try {
      store.setItem(key, value);
    } catch {
      store.removeItem(key);
    }
  };
  return { ...store, setItem, reset };
}
