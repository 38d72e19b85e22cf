/** Texts that every list and form shares. */
export const lists = {
  hits: '該当件数：{{count}}件',
  refreshing: '更新中…',
  length: '（{{length}}／{{max}}文字）',
  columns: '表示する列',
  search: {
    title: '検索条件',
    open: '条件を変更',
    openSet: '条件を変更（{{count}}）',
    close: '条件を閉じる',
    submit: '検索',
    reset: '初期化',
    unapplied: '未検索の条件があります',
    applied: '検索中の条件',
    is: '：{{value}}',
  },
  inline: { confirm: '確定', cancel: '取消', saving: '保存中', saved: '変更しました' },
  file: {
    making: '作成しています…',
    empty: 'ダウンロードするデータがありません',
    saved: '{{name}}をダウンロードしました',
  },
  draft: {
    resumed: '前回の入力途中の内容です',
    drop: '破棄する',
    overtaken: '入力中に、他の操作で次の内容に更新されています：{{text}}',
    nothing: '（なし）',
  },
  note: { write: '入力', submit: '保存する', submitting: '保存しています…', saved: '保存しました' },
  pager: { label: 'ページ送り', previous: '前へ', next: '次へ', at: '{{first}}～{{last}}件 / 全{{total}}件' },
} as const;
