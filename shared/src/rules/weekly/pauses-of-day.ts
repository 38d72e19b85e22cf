import type { Pause } from './coming-weeks.js';

/** As a day stores them: `2026-12-07x3,2026-12-21x2`. */
type StoredPauses = string | null;

const keyOf = ({ from, weeks }: Pause): string => `${from}x${weeks}`;
const keysOf = (stored: StoredPauses): readonly string[] => (stored ? stored.split(',') : []);

/** A day with one pause more; the same one once. The column has room for all that can cover one day, so none gives way. */
export const withPause = (stored: StoredPauses, pause: Pause): string =>
  [...keysOf(stored).filter((key) => key !== keyOf(pause)), keyOf(pause)].join(',');

/**
 * What still skips a day when a pause is taken back; null: nothing does. `allSkipped`: all days of these weeks are skipped, so
 * weeks that are no pause as one was made are taken back from every pause; else they were taken back before.
 */
export function withoutPause(stored: StoredPauses, pause: Pause, allSkipped: boolean): StoredPauses {
  const keys = keysOf(stored);
  if (!keys.includes(keyOf(pause))) return allSkipped ? null : stored;
  return keys.filter((key) => key !== keyOf(pause)).join(',') || null;
}
