/** Texts of the progress management. */
export const progress = {
  name: '進捗管理',
  empty: '条件に一致する作業はありません。期間やステータスを変えて検索してください。',
  fields: {
    dt: '日時',
    staff: '担当者',
    status: 'ステータス',
    customer: 'ID:お客様',
    count: '個数',
    wash_request_id: '受付番号',
    from: '期間（開始）',
    to: '期間（終了）',
    staff_id: '担当者',
    user: 'ユーザーID・氏名',
  },
  all: 'すべて',
  everyStage: 'すべてのステータス',
  nobody: '担当なし',
  period: '期間の指定が正しくありません',
} as const;
