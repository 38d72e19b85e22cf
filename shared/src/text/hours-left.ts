import type { Lang } from '../constants/langs.js';
import { minutesBetween, type JstDateTime } from '../time/jst.js';

/** Apart from the wording that a first visit loads. */
const WORDS = {
  ja: { hours: 'あと{hours}時間', under: 'あと1時間未満' },
  en: { hours: '{hours} h left', under: 'less than 1 h left' },
} as const satisfies Record<Lang, object>;

/** `あと15時間`; `15 h left`: whole hours, never more than there are. */
export function hoursLeft(until: JstDateTime, lang: Lang, now: JstDateTime): string {
  const hours = Math.floor(minutesBetween(now, until) / 60);
  return hours < 1 ? WORDS[lang].under : WORDS[lang].hours.replace('{hours}', String(hours));
}
