import { TOKEN_KEYS } from '@laundry/shared/constants/token-keys';
import { type SessionEnd, createTabSession } from '@laundry/web-kit/session/tab-session';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';
import { useSyncExternalStore } from 'react';

export const TOKEN_KEY = TOKEN_KEYS.customer;

/** Where what comes next is stored for a device without a line; it is one visitor's. */
export const NEXT_KEY = 'laundry.customer.next';
export const forgetNext = (): void => localStorage.removeItem(NEXT_KEY);

const session = createTabSession(TOKEN_KEY);
/** How the session ended, or in words why. */
export type SessionEnding = SessionEnd | { readonly because: string };
/** After a deliberate sign-out nobody is brought back to where they were. */
let lastEnd: SessionEnding | null = null;
let elsewhere = 0;
let visit = 0;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** The bearer token of the customer whose page this is; null for a guest. */
export const readToken = session.token;

export function keepToken(token: string): void {
  lastEnd = null;
  forgetNext();
  session.start(token);
  tell();
}

/** Staff who go on to the console need not sign in there again. */
export function lendTokenToConsole(): void {
  const token = readToken();
  if (token !== null) storeIfItFits(localStorage, TOKEN_KEYS.console, token);
}

export function dropToken(end: SessionEnding): void {
  if (readToken() === null) return;
  forgetNext();
  lastEnd = end;
  if (end === 'refused') session.end();
  else {
    visit += 1;
    session.signOut();
  }
  tell();
}

export const lastSessionEnd = (): SessionEnding | null => lastEnd;
export const forgetSessionEnd = (): void => {
  lastEnd = null;
};

/** Follows the token, changes made in other tabs included. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken, readToken);

/** How often another tab has signed in or out: each time, what this page has loaded may be another customer's. */
export const useTurnsElsewhere = (): number => useSyncExternalStore(subscribe, turns, turns);
const turns = (): number => elsewhere;

/** Counts the visitors of this tab: one more after each sign-out here and each change of session by another tab. */
export const currentVisit = (): number => visit;

let stop = (): void => undefined;

function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) stop = session.watch(follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Takes over the session that another tab has begun or ended. */
function follow(): void {
  session.follow();
  lastEnd = session.endElsewhere();
  elsewhere += 1;
  visit += 1;
  tell();
}
