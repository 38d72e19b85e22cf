const KEY = 'laundry.console.ended';

/** That a session ended by itself: told at the login that follows, in this tab. */
export const endedSession = {
  note: (): void => sessionStorage.setItem(KEY, '1'),
  isNoted: (): boolean => sessionStorage.getItem(KEY) !== null,
  forget: (): void => sessionStorage.removeItem(KEY),
};
