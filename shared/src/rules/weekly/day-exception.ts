import type { JstDate, JstDateTime } from '../../time/jst.js';
import type { Pause } from './coming-weeks.js';
import { type EndedPause, withPause, withoutPause } from './pauses-of-day.js';

/** What stands of a day on which a customer wants their schedule otherwise. */
export interface DayException {
  /** Another day of its week; null: its pickups are skipped, by pauses or alone. */
  readonly moved_to: JstDate | null;
  /** Where a day that a pause skips was moved to. */
  readonly paused_move: JstDate | null;
  /** The pauses that skip it (./pauses-of-day). */
  readonly pauses: string | null;
  /** When it was skipped alone; null for what a pause skips. */
  readonly skipped_at: JstDateTime | null;
}

interface EndOfPause extends EndedPause {
  readonly act: 'endPause';
}

/** What a customer wants of a day of their schedule. */
export type DayWish =
  | { readonly act: 'asSchedule' | 'skip' }
  | { readonly act: 'move'; readonly to: JstDate }
  | { readonly act: 'pause'; readonly pause: Pause }
  | EndOfPause;

const PLAIN = { moved_to: null, paused_move: null, pauses: null, skipped_at: null } satisfies DayException;

/** What stands of a day after a wish, null for nothing; the same object where nothing is to be written. */
export function afterWish(day: DayException | null, wish: DayWish, now: JstDateTime): DayException | null {
  switch (wish.act) {
    case 'asSchedule':
      return null;
    case 'skip':
      // Also a day of a pause: it stays skipped when the pause ends.
      return day !== null && isSkippedAlone(day) ? day : { ...PLAIN, skipped_at: now };
    case 'move':
      return day?.moved_to === wish.to ? day : { ...PLAIN, moved_to: wish.to };
    case 'pause':
      return paused(day, wish.pause);
    case 'endPause':
      return day !== null && isPaused(day) ? unpaused(day, wish) : day;
  }
}

const isSkippedAlone = ({ moved_to, skipped_at }: DayException): boolean => moved_to === null && skipped_at !== null;
const isPaused = ({ moved_to, skipped_at }: DayException): boolean => moved_to === null && skipped_at === null;

/** A day that is skipped alone stays so, and is of no pause. */
function paused(day: DayException | null, pause: Pause): DayException {
  if (day !== null && isSkippedAlone(day)) return day;
  const paused_move = day?.moved_to ?? day?.paused_move ?? null;
  return { ...PLAIN, paused_move, pauses: withPause(day?.pauses ?? null, pause) };
}

/** Skipped by the pauses that are left, or else what it was before them. */
function unpaused({ paused_move, ...day }: DayException, wish: EndOfPause): DayException | null {
  const pauses = withoutPause(day.pauses, wish);
  if (pauses !== null) return { ...PLAIN, paused_move, pauses };
  return paused_move === null ? null : { ...PLAIN, moved_to: paused_move };
}
