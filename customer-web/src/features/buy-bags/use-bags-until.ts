import { displayDate } from '@laundry/shared/time/display';
import { dateOf, endOfMonth, fromEpochMillis } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import { epochMillis } from '../../lib/clock';

/** The last day on which bags of this month can be used, bought ones too. */
export function useBagsUntil(): string {
  const lang = useLang();
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  return displayDate(endOfMonth(dateOf(now)), lang, now);
}
