/** Texts of what others do while somebody looks. */
export const live = {
  named: '{{name}}さん',
  who: { operator: '他の担当者', customer: 'お客様', system: '自動処理' },
  changed: '{{who}}が変更',
  changedNow: '{{who}}が変更しました',
  said: '{{who}}が{{count}}件を変更しました',
  show: '最新を見る',
  moved: '一覧の並びが変わりました',
  arrange: '並べ直す',
  open: '{{who}}が開いています',
} as const;
