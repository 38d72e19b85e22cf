import type { Lang } from '../../../constants/langs.js';
import type { MonthlyLeft } from '../../../rules/stages/monthly-left.js';
import { displayDate } from '../../../time/display.js';
import { addDays, type JstDateTime } from '../../../time/jst.js';
import { bagCount } from '../wording.js';
import { filledLines } from './lines.js';
import { MONTHLY_LEFT_EN } from './monthly-left-en.js';
import { MONTHLY_LEFT_JA } from './monthly-left-ja.js';

const WORDS = { ja: MONTHLY_LEFT_JA, en: MONTHLY_LEFT_EN } as const satisfies Record<Lang, object>;

/** What becomes of a monthly plan's bags, schedule and requests: lines of each that there is. */
export function monthlyLeftLines(left: MonthlyLeft, lang: Lang, now: JstDateTime): string[][] {
  const words = WORDS[lang];
  const values = {
    bags: bagCount(left.bags, lang),
    count: String(left.requests),
    from: displayDate(left.from, lang, now),
    until: displayDate(addDays(left.from, -1), lang, now),
  };
  return [
    ...(left.bags > 0 ? [words.bags] : []),
    ...(left.isWeekly ? [words.weekly] : []),
    ...(left.requests > 0 ? [left.requests === 1 ? words.request : words.requests] : []),
    ...(left.waits ? [words.waits] : []),
  ].map((lines) => filledLines(lines, values));
}
