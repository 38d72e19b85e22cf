import { monthToCome } from '@laundry/shared/rules/payments/begin-next-month';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import type { CurrentUser } from '../calls/api-types';

/** From when on a plan can be used that begins later; null: it has begun, or the account was suspended when it would have. */
export function useBeginDate(user: Pick<CurrentUser, 'begins_month'>): string | null {
  const lang = useLang();
  const [now] = useState(nowJst);
  const month = monthToCome(user, now);
  return month === null ? null : displayDate(firstDayOf(month), lang, now);
}
