import type { Lang } from '@laundry/shared/constants/langs';
import type { RevisitDay } from '@laundry/shared/rules/visits/revisit-days';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { WORDING } from '@laundry/shared/text/wording/wording-table';
import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDateTime, timeOf } from '@laundry/shared/time/jst';
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

/** From when until when somebody can come on a day; of an area that is served at one time only that time. */
export const dayWords = ({ from, until }: RevisitDay, lang: Lang, now: JstDateTime): string =>
  `${displayDateTime(from, lang, now)}${from === until ? '' : `${lang === 'ja' ? '〜' : '–'}${timeOf(until)}`}`;
