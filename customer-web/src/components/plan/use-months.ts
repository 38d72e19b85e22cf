import { displayDate, displayMonth } from '@laundry/shared/time/display';
import { addMonths, dateOf, endOfMonth, firstOfMonth, fromEpochMillis } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import { epochMillis } from '@laundry/web-kit/clock';

interface Months {
  /** The last day on which this month's bags can be used. */
  until: string;
  /** The day on which the next month begins, and its charge is made. */
  date: string;
  /** The next month. */
  month: string;
}

/** What the turn of the month means to a plan and its bags, bought ones too, in words. */
export function useMonths(): Months {
  const lang = useLang();
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  const first = addMonths(firstOfMonth(dateOf(now)), 1);
  return {
    until: displayDate(endOfMonth(dateOf(now)), lang, now),
    date: displayDate(first, lang, now),
    month: displayMonth(first.slice(0, 7), lang, now),
  };
}
