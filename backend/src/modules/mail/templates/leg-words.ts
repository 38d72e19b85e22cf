import type { Lang } from '@laundry/shared/constants/langs';
import { pickupWindow } from '@laundry/shared/text/wording';
import { WORDING } from '@laundry/shared/text/wording-table';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { RequestMail } from './mail-data.js';

/** When somebody comes, as the screens say it. */
export const pickupWords = (
  { visit }: Pick<RequestMail, 'visit'>,
  pickup: JstDateTime,
  lang: Lang,
  now: JstDateTime,
): string => (visit === null ? displayDateTime(pickup, lang, now) : pickupWindow(pickup, visit.until, lang, now));

/** `delivery` null: with the next pickup. */
export const deliveryWords = (delivery: JstDateTime | null, lang: Lang, now: JstDateTime): string =>
  delivery === null ? WORDING[lang].same_time : displayDateTime(delivery, lang, now);
