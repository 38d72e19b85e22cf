import { type Store, localStorageStore } from 'ra-core';

/** Raised when what is stored changes its shape: an older store is then forgotten. */
const VERSION = '1';
const NAME = 'laundry.console';
/**
 * What a desk shows and the views saved there, by react-admin's own endings, and whether letters do something: none names
 * anybody. A view is stored under the account that saved it.
 */
const KEPT = /\.(datatable(_columnRanks)?|savedQueries)$|^keys\.letters$/;

/** react-admin's store. A sign-out forgets the searches, which name people, and keeps what a desk has chosen. */
export function buildStore(): Store {
  const store = localStorageStore(VERSION, NAME);
  const reset = () =>
    Object.keys(store.listItems?.() ?? {})
      .filter((key) => !KEPT.test(key))
      .forEach((key) => store.removeItem(key));
  const setItem: Store['setItem'] = (key, value) => {
    // A full storage is no failure of a search; what is stored stays as it was.
    try {
      store.setItem(key, value);
    } catch {
      if (!KEPT.test(key)) store.removeItem(key);
    }
  };
  return { ...store, setItem, reset };
}
