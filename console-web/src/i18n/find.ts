/** Texts of the search field of the header. */
export const find = {
  label: 'お客様・集配を検索',
  hint: '氏名・カナ・電話・メール・ID・受付番号',
  hintRequests: '氏名・ID・受付番号',
  open: '検索を開く',
  close: '検索を閉じる',
  searching: '検索しています…',
  nothing: '見つかりませんでした',
  failed: '検索できませんでした。通信状況を確認してください',
  groups: { customers: 'お客様', requests: '集配', more: 'ほかにもあります' },
  customerId: 'ID {{id}}',
  person: '利用者 {{name}}',
  personRemoved: '利用者 {{name}}（解除済み）',
  number: '受付番号 {{id}}',
  next: '次の{{leg}}：{{time}}',
  noNext: '次のご依頼なし',
  inUserList: '「{{text}}」をユーザー一覧で検索',
} as const;
