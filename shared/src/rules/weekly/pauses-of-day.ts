import { type Pause, MAX_PAUSE_WEEKS } from './coming-weeks.js';

/** As a day stores them and a call names them: `2026-12-07x3,2026-12-21x2`. */
type PausesText = string;
type StoredPauses = PausesText | null;

const keyOf = ({ from, weeks }: Pause): string => `${from}x${weeks}`;

/** The pauses that skip a day, each as it is named where one is taken back; none is known of what was paused long ago. */
export const pausesOf = (stored: StoredPauses): readonly string[] => (stored ? stored.split(',') : []);

/** Each pause once. */
const pausesText = (pauses: readonly string[]): PausesText => [...new Set(pauses)].join(',');

/** What the call that ends a pause tells of its days: the pauses that skip them, or where none is known that one itself. */
export const seenText = (pause: Pause, pauses: readonly string[]): PausesText =>
  pausesText(pauses.length === 0 ? [keyOf(pause)] : pauses);

const PAUSE_DAYS = MAX_PAUSE_WEEKS * 7;
/** Every length of a pause, from each first day on which it covers one of the days of the longest. */
const PAUSES_OF_DAYS = Array.from({ length: MAX_PAUSE_WEEKS }, (_, shorter) => PAUSE_DAYS - 1 + (shorter + 1) * 7);
const KEY_LENGTH = keyOf({ from: '2026-12-07', weeks: MAX_PAUSE_WEEKS }).length;

/** Room for the pauses of all days of the longest one, and a comma after each. */
export const MAX_PAUSES_TEXT = PAUSES_OF_DAYS.reduce((sum, count) => sum + count, 0) * (KEY_LENGTH + 1);

/** A day with one pause more; the same one once. The column has room for all that can cover one day, so none gives way. */
export const withPause = (stored: StoredPauses, pause: Pause): PausesText =>
  pausesText([...pausesOf(stored), keyOf(pause)]);

/** Weeks whose pause is taken back. */
export interface EndedPause {
  readonly pause: Pause;
  /** The pauses that skipped these weeks where it was asked for ({@link pausesOf}). */
  readonly seen: readonly string[];
}

/**
 * What still skips a day when a pause is taken back; null: nothing does, nor of a day whose pauses are not known. Weeks that
 * are no pause as one was made are taken back from every pause that was seen, so that the same call again ends no other.
 */
export function withoutPause(stored: StoredPauses, { pause, seen }: EndedPause): StoredPauses {
  const own = keyOf(pause);
  const ended = seen.includes(own) ? [own] : seen;
  return pausesText(pausesOf(stored).filter((key) => !ended.includes(key))) || null;
}
