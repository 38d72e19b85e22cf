let aheadMillis = 0;

/**
 * Milliseconds since 1970 by the server's clock. Deadlines and stamps are the server's, and clocks of phones are often
 * minutes wrong; the only place of a web that reads the machine's clock.
 */
export const epochMillis = (): number => Date.now() + aheadMillis;

/** By the machine's own clock: for spans that this browser measures by itself, before any answer too. */
export const machineMillis = (): number => Date.now();

/** Takes note of the time that an answer says it was made at (its `Date` header, whole seconds). */
export function setServerTime(dateHeader: string | null): void {
  const heard = dateHeader === null ? NaN : Date.parse(dateHeader);
  if (!Number.isNaN(heard)) aheadMillis = heard - Date.now();
}
