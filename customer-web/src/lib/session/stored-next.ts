import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';
import { NEXT_KEY, TOKEN_KEY, readToken } from './session-token';

/**
 * What comes next and the bags left, `{ lines, as_of }` in JSON, for the page without a line (web-kit/src/offline): all that
 * is stored. Not by a page whose session another tab has ended.
 */
export function keepNext(kept: string): void {
  const token = readToken();
  if (token !== null && localStorage.getItem(TOKEN_KEY) === token) storeIfItFits(localStorage, NEXT_KEY, kept);
}
