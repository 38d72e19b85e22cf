/** Texts of the sale of washes and bags. */
export const bags = {
  open: 'バッグ購入',
  title: 'バッグ購入',
  confirmTitle: 'バッグ購入の確認',
  fields: {
    operation_type: '種別',
    user_id: 'ユーザーID',
    user_name: '登録名',
    size: 'サイズ',
    count: '個数',
    bikou: '備考（理由）',
  },
  userName: '氏名または会社名。ユーザーIDと一致することを確認します（空白は無視）',
  choose: '選択してください',
  pieces: '{{count}}個',
  price: '金額',
  delivery: 'バッグのお届け',
  effect: {
    '36': '残数に{{count}}個を追加し、手動決済に未対応として登録します。お客様にメールでお知らせします。',
    '37': 'バッグのお届けを集配に追加し、手動決済に未対応として登録します。お客様にメールでお知らせします。',
  },
  next: '確認へ進む',
  checking: '確認しています…',
  back: '入力に戻る',
  submit: '登録する',
  submitting: '登録しています…',
  saved: '{{name}} 様の{{sale}}を登録しました（{{price}}・未対応）',
} as const;
