export const DAY_DATABASE = 'laundry.console.day';

/** Nothing of a day is left on the device. Without it being there this does nothing. */
export function forgetDay(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(DAY_DATABASE);
}
