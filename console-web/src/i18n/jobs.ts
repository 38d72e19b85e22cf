/** Texts of what the clock starts. */
export const jobs = {
  name: '自動処理',
  lead: '決まった時刻に実行される処理と、最近の結果です。二重に実行しても結果は一度分です。',
  every: '{{count}}秒ごと',
  everyMinutes: '{{count}}分ごと',
  daily: '毎日 {{time}}',
  monthly: '毎月1日 {{time}}',
  never: '最近は実行されていません',
  states: { running: '実行中', done: '完了', failed: '失敗', stopped: '中断' },
  counts: '対象{{found}}件・完了{{done}}件・失敗{{failed}}件',
  span: '{{from}} ～ {{to}}',
  by: '{{name}}さんが実行',
  run: '今すぐ実行',
  runOf: '「{{job}}」を今すぐ実行',
  confirm: '「{{job}}」を今すぐ実行しますか？',
  consequence: '予定の時刻を待たずに実行します。メールの送信や決済など、実行の結果は取り消せません。',
  started: '実行を開始しました',
} as const;
