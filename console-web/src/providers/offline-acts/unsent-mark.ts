/** That this device may hold something unsent: the login asks without opening a database. */
export const unsentMark = {
  key: 'laundry.console.unsent',
  isSet: (): boolean => localStorage.getItem('laundry.console.unsent') !== null,
};
