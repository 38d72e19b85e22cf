import type { Lang } from '../constants/langs.js';
import { type JstDate, type JstDateTime, dateOf, timeOf, weekday } from './jst.js';

const WEEKDAYS: Record<Lang, readonly string[]> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `11月25日(水)` or `Wed, 25 Nov`; with the year when it is not the year of `now`. */
export function displayDate(date: JstDate, lang: Lang, now: JstDateTime): string {
  const year = date.slice(0, 4);
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  const name = WEEKDAYS[lang][weekday(date)];
  const otherYear = year !== now.slice(0, 4);
  if (lang === 'ja') return `${otherYear ? `${year}年` : ''}${month}月${day}日(${name})`;
  return `${name}, ${day} ${MONTHS[month - 1]}${otherYear ? ` ${year}` : ''}`;
}

/** `11月` or `Nov`, of a month `YYYY-MM`; with the year when it is not the year of `now`. */
export function displayMonth(month: string, lang: Lang, now: JstDateTime): string {
  const year = month.slice(0, 4);
  const number = Number(month.slice(5, 7));
  const otherYear = year !== now.slice(0, 4);
  if (lang === 'ja') return `${otherYear ? `${year}年` : ''}${number}月`;
  return `${MONTHS[number - 1]}${otherYear ? ` ${year}` : ''}`;
}

/** `11月25日(水) 10:00` or `Wed, 25 Nov, 10:00`. */
export function displayDateTime(dt: JstDateTime, lang: Lang, now: JstDateTime): string {
  return `${displayDate(dateOf(dt), lang, now)}${lang === 'ja' ? ' ' : ', '}${timeOf(dt)}`;
}

/** `2026/11/25`: the calendar format of the screens and files. */
export const slashDate = (value: JstDate | JstDateTime): string => value.slice(0, 10).replaceAll('-', '/');

/** `2026/11/25(水)` or `2026/11/25 (Wed)`: a day as a field shows it. */
export const fieldDate = (date: JstDate, lang: Lang): string =>
  `${slashDate(date)}${lang === 'en' ? ' ' : ''}(${weekdayName(date, lang)})`;

export const weekdayName = (date: JstDate, lang: Lang): string => WEEKDAYS[lang][weekday(date)] ?? '';
