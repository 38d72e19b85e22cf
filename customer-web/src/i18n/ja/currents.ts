export default {
  title: 'ご依頼の変更・キャンセル',
  lead: 'ご依頼中の集配の状況を確認し、変更・キャンセルができます。',
  empty: '予定されている集配はありません。',
  request: '集配を依頼する',
  calendar: '予定をカレンダーに自動で表示する',
  change_pickup: '受付番号{id}の集荷日時を変更する',
  change_delivery: '受付番号{id}の配達日時を変更する',
  cancel_row: '受付番号{id}の依頼をキャンセルする',
  booked_by: '依頼した方',
  again: '新しい日時を選ぶ',
  ask: {
    pickup: 'あらためての集荷日時は、お問い合わせフォームよりご連絡ください。',
    delivery: 'あらためての配達日時は、お問い合わせフォームよりご連絡ください。',
  },
  to_contact: 'お問い合わせ',
} as const;
