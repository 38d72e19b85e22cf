let aheadMillis = 0;
/** When the last answer was made, by the server's clock; 0: none was heard yet. */
let heardMillis = 0;

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
  if (Number.isNaN(heard)) return;
  aheadMillis = heard - Date.now();
  heardMillis = heard;
}

/** What is known of the server's clock. */
export interface KnownClock {
  readonly ahead: number;
  readonly heard: number;
}

export const knownClock = (): KnownClock => ({ ahead: aheadMillis, heard: heardMillis });

/** What an earlier page knew, for one that is opened without a line; an answer of this page is worth more. */
export function recallClock({ ahead, heard }: KnownClock): void {
  if (heardMillis === 0) [aheadMillis, heardMillis] = [ahead, heard];
}

/** When something is done: not before the last answer, whatever was done to the machine's clock since. */
export const actMillis = (): number => Math.max(epochMillis(), heardMillis);
