export default {
  title: 'ご利用履歴',
  lead: '直近180日間にお届けした集配です（最大60件）。',
  empty: 'お届けが完了した集配はまだありません。',
  picked_up: '集荷日時',
  delivered: '配達日時',
  none: '－',
  more: '詳細を見る',
  less: '詳細を閉じる',
  price: '料金（税込）',
  again: '同じ内容で依頼',
} as const;
