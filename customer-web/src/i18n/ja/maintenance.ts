export default {
  meta_title: 'メンテナンスのお知らせ',
  title: 'ただいまメンテナンス中です',
  lead: 'ご不便をおかけして申し訳ございません。終了までしばらくお待ちください。',
  period: '期間',
  until: '終了予定',
  from_to: '{from} 〜 {to}',
  ends: '{end} まで',
  look_again: '終了すると、自動的にログイン画面に移ります。',
} as const;
