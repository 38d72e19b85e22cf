import type { Lang } from '../../../constants/langs.js';
import { displayDate } from '../../../time/display.js';
import type { JstDate, JstDateTime } from '../../../time/jst.js';
import { filledLines } from './lines.js';
import { RETURNED_EN } from './returned-en.js';
import { RETURNED_JA } from './returned-ja.js';

const WORDS = { ja: RETURNED_JA, en: RETURNED_EN } as const satisfies Record<Lang, object>;

interface Returned {
  readonly use: keyof typeof RETURNED_JA;
  readonly until: JstDate;
}

/** How bags that came back can be used; no lines where that is not known yet. */
export const returnedLines = ({ use, until }: Returned, lang: Lang, now: JstDateTime): string[] =>
  filledLines(WORDS[lang][use], { until: displayDate(until, lang, now) });
