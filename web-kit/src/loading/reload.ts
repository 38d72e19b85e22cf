/** How often a page may be loaded anew, and under which name it is counted in the tab. */
export interface Reloads {
  readonly key: string;
  readonly pauseMillis: number;
}

/**
 * At most once in a pause, so that a screen which is really gone does not load for ever. By the machine's clock: the
 * server's is not known before the scripts. A build may write it as text, too: it uses nothing but its parameters.
 */
export function mayReload(
  { sessionStorage, performance }: Pick<Window, 'sessionStorage' | 'performance'>,
  { key, pauseMillis }: Reloads,
): boolean {
  const now = performance.timeOrigin + performance.now();
  if (now - Number(sessionStorage.getItem(key)) < pauseMillis) return false;
  try {
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false; // what cannot be counted could go on for ever
  }
}
