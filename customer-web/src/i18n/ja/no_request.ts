export default {
  no_bags: '残りのバッグがありません',
  no_bags_lead: '新しいバッグは翌月1日に追加されます。追加購入したバッグは、すぐにお使いいただけます。',
  before: 'プランは{date}から始まります',
  before_lead:
    'プランのバッグは{date}に追加され、その日から集配をご依頼いただけます。毎週の集配は、今から設定できます。',
  to_weekly: '毎週の集配を設定する',
  too_few_bags: '残りのバッグが足りません',
  no_bags_same_time: '集配同時プランのご依頼には2バッグ必要です。',
  not_served: 'お届け先（{address}）は集配の対象地域に含まれていません。ご登録の住所をご確認ください。',
  to_profile: 'お客様情報を確認する',
  to_contact: 'お問い合わせ',
} as const;
