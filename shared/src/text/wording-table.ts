import type { Lang } from '../constants/langs.js';

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
