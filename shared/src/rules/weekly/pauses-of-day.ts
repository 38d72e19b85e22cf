import type { Pause } from './coming-weeks.js';

/** As a day stores them: `2026-12-07x3,2026-12-21x2`. */
type StoredPauses = string | null;

const keyOf = ({ from, weeks }: Pause): string => `${from}x${weeks}`;

/** The pauses that skip a day, each as it is named where one is taken back. */
export const pausesOf = (stored: StoredPauses): readonly string[] => (stored ? stored.split(',') : []);

/** A day with one pause more; the same one once. The column has room for all that can cover one day, so none gives way. */
export const withPause = (stored: StoredPauses, pause: Pause): string =>
  [...pausesOf(stored).filter((key) => key !== keyOf(pause)), keyOf(pause)].join(',');

/** Weeks whose pause is taken back. */
export interface EndedPause {
  readonly pause: Pause;
  /** The pauses that skipped these weeks where it was asked for ({@link pausesOf}); null: not told. */
  readonly seen: readonly string[] | null;
  /** All days of these weeks are skipped. */
  readonly allSkipped: boolean;
}

/**
 * What still skips a day when a pause is taken back; null: nothing does. Weeks that are no pause as one was made are taken
 * back from every pause that was seen, so that the same call again ends no other; who does not tell what was seen ends them
 * all, unless a day of these weeks comes again.
 */
export function withoutPause(stored: StoredPauses, { pause, seen, allSkipped }: EndedPause): StoredPauses {
  const [keys, own] = [pausesOf(stored), keyOf(pause)];
  const isOwn = (seen ?? keys).includes(own);
  if (seen === null && !isOwn) return allSkipped ? null : stored;
  const ended = isOwn || seen === null ? [own] : seen;
  return keys.filter((key) => !ended.includes(key)).join(',') || null;
}
