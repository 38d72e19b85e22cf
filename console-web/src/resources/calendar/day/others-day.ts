import { staleFieldsOf } from '@laundry/web-kit/calls/stale-row';
import type { OthersWords } from '../../../components/form/shared-write/useSharedWrite';
import type { DayAsSeen } from '../../../providers/calls/calendar';
import type { DaySetting } from './day-settings';

/** A day as colleagues have made it meanwhile, and who and when, where that is known. */
export interface OthersDay extends Pick<OthersWords, 'by' | 'at'> {
  readonly day: DayAsSeen;
}

export const dayOf = (settings: readonly DaySetting[]): DayAsSeen => ({
  limit: settings.find((setting) => setting.kind === 'limit')?.limit ?? null,
  holiday: settings.some(({ kind }) => kind === 'holiday'),
});

export const isSameDay = (one: DayAsSeen, other: DayAsSeen): boolean =>
  one.limit === other.limit && one.holiday === other.holiday;

/** The day that a refusal says to be there now; null: it says nothing of it. */
export function refusedBy(refused: unknown): OthersDay | null {
  const stale = staleFieldsOf(refused);
  if (stale === null) return null;
  const { limit, holiday } = stale.current;
  if ((limit !== null && typeof limit !== 'number') || typeof holiday !== 'boolean') return null;
  return { by: stale.by, at: stale.at, day: { limit, holiday } };
}
