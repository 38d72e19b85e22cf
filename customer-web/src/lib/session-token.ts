import { useSyncExternalStore } from 'react';

export const TOKEN_KEY = 'laundry.customer.token';

/** How the last session of this tab ended; after a deliberate sign-out nobody is brought back to where they were. */
export type SessionEnd = 'signed-out' | 'refused' | null;

let lastEnd: SessionEnd = null;
const listeners = new Set<() => void>();

/** The bearer token of the signed-in customer, kept in local storage; null for a guest. */
export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

export function keepToken(token: string): void {
  lastEnd = null;
  localStorage.setItem(TOKEN_KEY, token);
  listeners.forEach((listener) => listener());
}

export function dropToken(end: Exclude<SessionEnd, null>): void {
  if (readToken() === null) return;
  lastEnd = end;
  localStorage.removeItem(TOKEN_KEY);
  listeners.forEach((listener) => listener());
}

export const lastSessionEnd = (): SessionEnd => lastEnd;
export const forgetSessionEnd = (): void => {
  lastEnd = null;
};

/** Follows the token, changes made in other tabs included. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken, readToken);

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
