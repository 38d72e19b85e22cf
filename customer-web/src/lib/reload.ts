/** One pause for both that load a page anew: a screen that did not arrive, and what runs before all scripts. */
export const RELOADS = { key: 'laundry.customer.reloaded', pauseMillis: 60_000 };

/**
 * At most once a minute, so that a screen which is really gone does not load for ever. By the machine's clock: the
 * server's is not known before the scripts. The build writes it as text, too: it uses nothing but its parameters.
 */
export function mayReload(
  { sessionStorage, performance }: Pick<Window, 'sessionStorage' | 'performance'>,
  { key, pauseMillis }: typeof RELOADS,
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
