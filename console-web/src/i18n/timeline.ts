/** Texts of the trail of one record. */
export const timeline = {
  open: '履歴',
  openOf: '{{name}}の変更履歴を表示',
  title: '変更履歴',
  titleOf: '{{name}}の変更履歴',
  close: '閉じる',
  empty: '変更の記録はありません',
  none: '条件に一致する操作はありません',
  more: 'さらに表示',
  kind: '操作',
  person: '操作者',
  anyKind: 'すべての操作',
  anybody: '全員',
  ofLoaded: '読み込み済みの{{count}}件から絞り込んでいます',
} as const;
