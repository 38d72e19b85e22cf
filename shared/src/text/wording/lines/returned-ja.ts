const ONETIME = [
  '現在は単発プランのため、{until}までに月額プランへ変更された場合に、',
  '同じ日までのご依頼にご利用いただけます。',
] as const;

/** How bags that came back can be used, by mails and pages (rules/stages/returned-bags). */
export const RETURNED_JA = {
  month: ['{until}までのご依頼にご利用いただけます。'],
  onetime: ONETIME,
  onetime_reviewed: [...ONETIME, '請求書払いの審査がある場合は、月額プランのバッグ数に含まれます。'],
  reviewed: ['請求書払いの審査が完了すると、', '戻った分を含めて月額プランのバッグ数になるまで追加されます。'],
  later: [],
} as const;
