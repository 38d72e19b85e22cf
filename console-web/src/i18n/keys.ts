/** Texts of what the keyboard does by itself. */
export const keys = {
  title: 'キー操作',
  lead: '文字を入力しているときと、ダイアログを開いているときは働きません。',
  on: '1文字のキー操作を使う',
  off: 'オフのときも Ctrl+K は使えます。',
  list: '一覧',
  everywhere: 'どの画面でも',
  palette: '画面・お客様・集配・操作を探す',
  find: '検索欄へ移動',
  help: 'このキー操作の一覧',
  next: '次の行へ',
  previous: '前の行へ',
  tick: '行を選択・解除',
  assign: '担当を割り当てる（選択した行、なければその行）',
  open: '詳細を開く',
  close: '閉じる',
} as const;
