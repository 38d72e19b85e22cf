const KEY = 'laundry.console.token';

/** The bearer token of this browser; the customer web keeps its own under another name. */
export const session = {
  token: (): string | null => localStorage.getItem(KEY),
  start: (token: string): void => localStorage.setItem(KEY, token),
  end: (): void => localStorage.removeItem(KEY),
};
