import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const KEY = 'laundry.console.ended';

/** That a session ended by itself: told at the login that follows, in this tab. */
export const endedSession = {
  note: (): void => void storeIfItFits(sessionStorage, KEY, '1'),
  isNoted: (): boolean => sessionStorage.getItem(KEY) !== null,
  forget: (): void => sessionStorage.removeItem(KEY),
};
