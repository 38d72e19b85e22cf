/** Texts of where our books and the payment providers' differ. */
export const paymentDifferences = {
  name: '決済の相違',
  lead: '前日に確定した決済を、毎日5:00に決済会社の記録と照合します。相違は、記録が一致すると自動で消えます。',
  open: '相違',
  none: '相違はありません',
  kinds: {
    unpaid: '決済会社では支払われていません',
    unheard: '決済会社に記録がありません',
    amount: '金額が違います',
    paid: '決済会社では支払われています',
  },
  ours: 'こちらの記録',
  theirs: '決済会社の記録',
  since: '{{at}} から相違',
  asked: '最終確認 {{at}}',
  ask: 'もう一度確認する',
  askOf: '「{{payment}}」をもう一度確認する',
  compared: {
    agreed: '記録が一致しました',
    differing: '決済会社に確認しました。相違は変わりません',
    silent: '決済会社から回答がありませんでした',
    not_asked: '決済会社に確認できない決済です',
  },
  days: '最近の照合',
  noDays: 'まだ照合していません',
  day: '{{date}}分　一致{{agreed}}件・相違{{differing}}件・回答なし{{silent}}件・確認できず{{not_asked}}件',
  dayNote: '後払い請求書の決済は、決済会社に確認できません。',
} as const;
