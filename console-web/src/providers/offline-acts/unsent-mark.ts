/** What tabs share of it goes by this name: the database, the lock and the channel. */
export const ACTS = 'laundry.console.acts';

const KEY = 'laundry.console.unsent';

/** That this device may hold something unsent: the login asks without opening a database. */
export const unsentMark = {
  key: KEY,
  isSet: (): boolean => localStorage.getItem(KEY) !== null,
};
