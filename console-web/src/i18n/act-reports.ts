/** Texts of what was done at stops and not taken, for whoever steers the day. */
export const actReports = {
  title: '記録できなかった現場の操作 {{count}}件',
  lead: '担当の変更などで、依頼には記録されていません。必要な操作を依頼で行い、確認済みにしてください。',
  unknown: '記録できなかった現場の操作があるかどうかを確認できませんでした',
  done: '{{who}}さん　{{what}}（{{moment}}）',
  counted: '{{count}}個',
  now: 'いまの依頼：{{status}}・担当 {{staff}}',
  nobody: '未割当',
  ended: '依頼は取り消されています',
  close: '確認済みにする',
  closeOf: '{{what}}を確認済みにする',
  closed: '確認済みにしました',
  /** For whoever goes to the stop next. */
  atStop: {
    title: '事務所が確認中の報告があります',
    lead: 'この内容は依頼に記録されていません。作業の前に、事務所に確認してください。',
  },
} as const;
