import { ERASURE_KIND } from '@laundry/shared/constants/erasure';

/** Texts of what is kept for how long. */
export const retention = {
  name: '保存期間',
  lead: '期間を過ぎた個人情報は毎日消去され、氏名は「（削除済み）」になります。依頼・支払い・バッグの記録は残ります。',
  keeps: '{{count}}日間保存',
  keepsAfterEnd: '終了から{{count}}日間保存',
  keepsYears: '{{count}}年以上保存（氏名・住所などは消去）',
  kinds: {
    [ERASURE_KIND.withdrawn]: '退会したお客様',
    [ERASURE_KIND.deleted]: '削除したお客様',
    [ERASURE_KIND.rejected]: '否認したお客様',
    [ERASURE_KIND.abandoned]: '支払われなかった登録',
  },
  waiting: '消去待ち{{count}}件',
  next: '次の消去 {{date}}',
  late: '期間を過ぎています',
  none: '消去待ちはありません',
  mails: 'メールの本文と宛先',
  sessions: 'ログインとリンクの記録',
  calls: '決済会社との通信の記録',
  strangers: '該当する決済のない通知',
  money: '依頼・支払い・バッグの記録',
  held: '期間を過ぎて、まだ消去できないお客様',
  heldLead: '次のものが終わるまで、個人情報を保存します。',
  customer: 'ユーザーID {{id}}',
  open: {
    laundry: '配達が終わっていない依頼',
    payment: '結果が確定していない決済',
    charge: '支払われていない月額料金',
    invoice: '未処理の手動決済・返金',
    order: '決済会社に伝えられていない内容',
    mail: '送信中のメール',
  },
} as const;
