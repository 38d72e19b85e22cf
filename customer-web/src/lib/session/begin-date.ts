import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/clock';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import type { CurrentUser } from '../calls/api-types';

/** From when on a plan can be used that begins later; null: it has begun. */
export function useBeginDate({ begins_month }: Pick<CurrentUser, 'begins_month'>): string | null {
  const lang = useLang();
  const [now] = useState(nowJst);
  return begins_month === null ? null : displayDate(`${begins_month}-01`, lang, now);
}
