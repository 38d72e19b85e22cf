import { TOKEN_KEYS } from '@laundry/shared/constants/token-keys';
import { useSyncExternalStore } from 'react';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

export const TOKEN_KEY = TOKEN_KEYS.customer;

/** How the last session of this tab ended; after a deliberate sign-out nobody is brought back to where they were. */
export type SessionEnd = 'signed-out' | 'refused' | null;

/** In place of a token: its customer signed out. Nothing is there when a session ended by itself. */
const SIGNED_OUT = '';

const stored = (): string | null => localStorage.getItem(TOKEN_KEY);
const storedToken = (): string | null => (stored() === SIGNED_OUT ? null : stored());

/** On whose behalf this page asks: another tab that signs somebody else in must not lend this one's screens their name. */
let ofPage = storedToken();
let lastEnd: SessionEnd = null;
let elsewhere = 0;
let visit = 0;
const listeners = new Set<() => void>();

/** The bearer token of the customer whose page this is, kept in local storage; null for a guest. */
export const readToken = (): string | null => ofPage;

export function keepToken(token: string): void {
  lastEnd = null;
  ofPage = token;
  storeIfItFits(localStorage, TOKEN_KEY, token);
  listeners.forEach((listener) => listener());
}

/** Who goes on to the console from here need not sign in there again. */
export function lendTokenToConsole(): void {
  if (ofPage !== null) storeIfItFits(localStorage, TOKEN_KEYS.console, ofPage);
}

export function dropToken(end: Exclude<SessionEnd, null>): void {
  if (ofPage === null) return;
  const isStored = stored() === ofPage;
  lastEnd = end;
  ofPage = null;
  if (end === 'signed-out') visit += 1;
  if (isStored && end === 'signed-out') storeIfItFits(localStorage, TOKEN_KEY, SIGNED_OUT);
  else if (isStored) localStorage.removeItem(TOKEN_KEY);
  listeners.forEach((listener) => listener());
}

export const lastSessionEnd = (): SessionEnd => lastEnd;
export const forgetSessionEnd = (): void => {
  lastEnd = null;
};

/** Follows the token, changes made in other tabs included. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken, readToken);

/** How often another tab has signed in or out: what this page knows and shows is somebody else's each time. */
export const useTurnsElsewhere = (): number => useSyncExternalStore(subscribe, turns, turns);
const turns = (): number => elsewhere;

/** Another number for each visitor: whoever comes after a sign-out here, or after another tab's turn, is another one. */
export const currentVisit = (): number => visit;

/** A page that slept is not told what the others did. */
const OCCASIONS = ['storage', 'pageshow', 'focus', 'visibilitychange'];

function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) {
    OCCASIONS.forEach((name) => window.addEventListener(name, followStored));
    followStored(); // what happened before anybody listened
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) OCCASIONS.forEach((name) => window.removeEventListener(name, followStored));
  };
}

function followStored(): void {
  const now = storedToken();
  if (now === ofPage) return;
  ofPage = now;
  lastEnd = now === null ? endElsewhere() : null;
  elsewhere += 1;
  visit += 1;
  listeners.forEach((listener) => listener());
}

const endElsewhere = (): SessionEnd => (stored() === SIGNED_OUT ? 'signed-out' : 'refused');
