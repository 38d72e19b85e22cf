import type { Lang } from '../constants/langs.js';
import { minutesBetween, type JstDateTime } from '../time/jst.js';

/** Apart from the wording that a first visit loads. */
const WORDS = {
  ja: { days: 'あと{count}日', hours: 'あと{count}時間', under: 'あと1時間未満' },
  en: { days: '{count} days left', hours: '{count} h left', under: 'less than 1 h left' },
} as const satisfies Record<Lang, object>;

/** Above these nobody counts in hours. */
const MOST_HOURS = 48;
const HOURS_A_DAY = 24;

/** `あと8日`, `あと15時間`; `8 days left`, `15 h left`: whole days or hours, never more than there are. */
export function hoursLeft(until: JstDateTime, lang: Lang, now: JstDateTime): string {
  const hours = Math.floor(minutesBetween(now, until) / 60);
  const words = WORDS[lang];
  if (hours < 1) return words.under;
  return hours > MOST_HOURS
    ? words.days.replace('{count}', String(Math.floor(hours / HOURS_A_DAY)))
    : words.hours.replace('{count}', String(hours));
}
