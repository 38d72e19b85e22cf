import type { Lang } from '../../../constants/langs.js';
import type { ReturnedBags } from '../../../rules/stages/returned-bags.js';
import { displayDate } from '../../../time/display.js';
import type { JstDateTime } from '../../../time/jst.js';
import { filledLines } from './lines.js';
import { RETURNED_EN } from './returned-en.js';
import { RETURNED_JA } from './returned-ja.js';

const WORDS = { ja: RETURNED_JA, en: RETURNED_EN } as const satisfies Record<Lang, object>;

/** How bags that came back can be used; no lines where that is not known yet. */
export const returnedLines = (
  { use, until }: Pick<ReturnedBags, 'use' | 'until'>,
  lang: Lang,
  now: JstDateTime,
): string[] => filledLines(WORDS[lang][use], { until: displayDate(until, lang, now) });
