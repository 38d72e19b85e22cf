import { useSyncExternalStore } from 'react';

export const TOKEN_KEY = 'laundry.customer.token';

/** How the last session of this tab ended; after a deliberate sign-out nobody is brought back to where they were. */
export type SessionEnd = 'signed-out' | 'refused' | null;

const stored = (): string | null => localStorage.getItem(TOKEN_KEY);

/** On whose behalf this page asks: another tab that signs somebody else in must not lend this one's screens their name. */
let ofPage = stored();
let lastEnd: SessionEnd = null;
let elsewhere = 0;
const listeners = new Set<() => void>();

/** The bearer token of the customer whose page this is, kept in local storage; null for a guest. */
export const readToken = (): string | null => ofPage;

export function keepToken(token: string): void {
  lastEnd = null;
  ofPage = token;
  localStorage.setItem(TOKEN_KEY, token);
  listeners.forEach((listener) => listener());
}

export function dropToken(end: Exclude<SessionEnd, null>): void {
  if (ofPage === null) return;
  lastEnd = end;
  if (stored() === ofPage) localStorage.removeItem(TOKEN_KEY);
  ofPage = null;
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

/** A page that slept is not told what the others did. */
const WAKING = ['pageshow', 'focus', 'visibilitychange'];

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) follow((name) => window.addEventListener(name, takeUp));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) follow((name) => window.removeEventListener(name, takeUp));
  };
}

const follow = (each: (name: string) => void): void => ['storage', ...WAKING].forEach(each);

function takeUp(): void {
  const now = stored();
  if (now === ofPage) return;
  ofPage = now;
  elsewhere += 1;
  listeners.forEach((listener) => listener());
}
