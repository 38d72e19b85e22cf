import type { Lang } from '../../constants/langs.js';
import { displayDateTime } from '../../time/display.js';
import { timeOf, type JstDateTime } from '../../time/jst.js';
import { WORDING } from './wording-table.js';

const GROUPED = new Intl.NumberFormat('en-US');

/** `3,000円（税込）` or `¥3,000 (tax included)`, of yen. */
export const taxedPrice = (amount: number, lang: Lang): string =>
  WORDING[lang].taxed.replace('{price}', GROUPED.format(amount));

/** `2バッグ`; `1 bag`, `2 bags`. */
export const bagCount = (count: number, lang: Lang): string =>
  WORDING[lang][count === 1 ? 'bags_one' : 'bags_other'].replace('{count}', String(count));

/** The pickup of a one-time request: from when until when somebody comes; from when, where no window is promised (`until` null). */
export function pickupWindow(pickup: JstDateTime, until: JstDateTime | null, lang: Lang, now: JstDateTime): string {
  const from = displayDateTime(pickup, lang, now);
  const words = WORDING[lang];
  return until === null
    ? words.window_from.replace('{from}', from)
    : words.window.replace('{from}', from).replace('{until}', timeOf(until));
}
