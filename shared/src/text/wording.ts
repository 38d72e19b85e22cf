import type { Lang } from '../constants/langs.js';
import { displayDateTime } from '../time/display.js';
import { timeOf, type JstDateTime } from '../time/jst.js';

/** What a screen and the mail about the same thing both say; the customer web's catalogues take the lines with places from here. */
export const WORDING = {
  ja: {
    taxed: '{price}円（税込）',
    bags_one: '{count}バッグ',
    bags_other: '{count}バッグ',
    window: '{from}〜{until}',
    window_from: '{from}〜',
    same_time: '次回の集荷と同時にお届けします',
    onetime_final: 'お支払い後の変更・キャンセルは承っておりません。',
    onetime_charge: '料金は、ご依頼のたびにお支払いいただきます。',
  },
  en: {
    taxed: '¥{price} (tax included)',
    bags_one: '{count} bag',
    bags_other: '{count} bags',
    window: '{from} to {until}',
    window_from: '{from} or later',
    same_time: 'Delivered together with your next pickup',
    onetime_final: 'A paid request can neither be changed nor cancelled.',
    onetime_charge: 'You pay for each request.',
  },
} as const satisfies Record<Lang, Record<string, string>>;

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
