import type { MessageKey } from '@laundry/shared/messages/ja';

export type DayMark = 'closed' | 'full' | 'out';

/** The short sign of a day that cannot be chosen: closed, full, or outside the days that are offered. */
export function markOf(why: MessageKey): DayMark {
  if (why === 'date_full') return 'full';
  return why === 'closed_sunday' || why === 'closed_saturday' || why === 'closed_holiday' ? 'closed' : 'out';
}
