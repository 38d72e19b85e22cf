const REQUESTS = [
  'すでにご依頼いただいた集配（{count}件）は、予定どおりうかがいます。',
  '変更とキャンセルは、これまでの期限まで承ります。',
] as const;

/** What mails and pages say of what a customer has of a monthly plan that the one-time plan follows (rules/stages/monthly-left). */
export const MONTHLY_LEFT_JA = {
  bags: [
    '残りの{bags}は、{until}までのご依頼にご利用いただけます。',
    '翌月に繰り越すことも、単発プランで使うこともできません。',
  ],
  weekly: [
    '定期集配は、{from}から行いません。',
    '設定は保存され、月額プランに戻された場合は、その翌月から再開します。',
  ],
  request: REQUESTS,
  requests: REQUESTS,
  waits: [
    '次の集荷と同時にお届けするご依頼で、',
    '次の集荷がまだ決まっていないものがあります。',
    '{until}までに次の集荷をご依頼いただくか、お問い合わせください。',
  ],
} as const;
