/** Texts of the one-time price grid; quoted ones verbatim. */
export const priceGrid = {
  name: '単発料金',
  lead: '1バッグあたりの料金（円・税込）です。金額を押すと変更できます。',
  empty: '料金の行がありません。',
  tables: { nextDay: '翌日の配達', later: '翌々日以降の配達' },
  time: '依頼時間',
  notAvailable: '提供不可',
  fields: { price: '料金（円）' },
  edit: '{{table}} {{week}}曜日 {{time}}の料金「{{price}}」を変更',
  title: '{{table}} {{week}}曜日 {{time}}の料金',
  update: '更新する',
  updating: '更新しています…',
  updated: '{{week}}曜日 {{time}}の料金を{{price}}円にしました',
  remove: '提供不可にする',
  confirm: '対象の日時を提供不可にします。',
  removed: '{{week}}曜日 {{time}}を提供不可にしました',
} as const;
