import { accountMonth, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { displayDate, displayMonth } from '@laundry/shared/time/display';
import { endOfMonth, monthOf } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import type { CurrentUser } from '../../lib/calls/api-types';
import { nowJst } from '@laundry/web-kit/now-jst';

/** What says which month an account is in. */
export type AccountOfMonth = Pick<CurrentUser, 'status' | 'turned_month'>;

interface Months {
  /** The last day on which this month's bags can be used. */
  until: string;
  /** The day on which the next month begins, and its charge is made. */
  date: string;
  /** The next month. */
  month: string;
}

/** What the turn of the month means to a plan and its bags, bought ones too, in words; of nobody's account the clock's. */
export function useMonths(account: AccountOfMonth | null): Months {
  const lang = useLang();
  const [now] = useState(nowJst);
  const month = account === null ? monthOf(now) : accountMonth(account, now);
  const next = nextMonth(month);
  return {
    until: displayDate(endOfMonth(`${month}-01`), lang, now),
    date: displayDate(`${next}-01`, lang, now),
    month: displayMonth(next, lang, now),
  };
}
