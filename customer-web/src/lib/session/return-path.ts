import { PATHS } from '../paths';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const KEY = 'laundry.customer.return-path';

/** Remembers where a visitor was when the session was missing or ended. */
export const rememberReturnPath = (path: string): void => void storeIfItFits(sessionStorage, KEY, path);

export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);

/** The remembered place, once; the request page when there is none or it does not lie within this application. */
export function takeReturnPath(): string {
  const kept = sessionStorage.getItem(KEY);
  forgetReturnPath();
  return (kept !== null && safeReturnPath(kept)) || PATHS.washRequest;
}

/**
 * A path of this very origin, or null: what was stored could have been written by anybody (an open redirect otherwise).
 * The path is parsed again after resolution, because `/..//host` only then shows its two slashes.
 */
export function safeReturnPath(value: string, origin: string = window.location.origin): string | null {
  if (!value.startsWith('/') || hasControlOrBackslash(value) || hasControlOrBackslash(decoded(value))) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (url.origin !== origin || decoded(url.pathname).startsWith('//')) return null;
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : null;
}

function hasControlOrBackslash(value: string): boolean {
  return [...value].some((char) => char === '\\' || char.charCodeAt(0) < 0x20 || char.charCodeAt(0) === 0x7f);
}

/** Percent-decoded; a broken sequence gives a backslash, which is refused. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '\\';
  }
}
