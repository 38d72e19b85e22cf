/** What a screen and the mail about the same thing both say; the customer web's catalogues take the lines with places from here. */
export const WORDING_JA = {
  taxed: '{price}円（税込）',
  bags_one: '{count}バッグ',
  bags_other: '{count}バッグ',
  window: '{from}〜{until}',
  window_from: '{from}〜',
  same_time: '次回の集荷と同時にお届けします',
  onetime_final: 'ご依頼の確定後の変更・キャンセルは承っておりません。',
  invoice_later: '請求書は、配達の完了後にお送りします。',
  onetime_charge: '料金は、ご依頼のたびにお支払いいただきます。',
} as const;
