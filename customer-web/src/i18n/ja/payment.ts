import { WORDING_JA } from '@laundry/shared/text/wording/wording-ja';

const INVOICE_LEAD = 'ご依頼は成立していません。料金はいただきません。ほかのお支払い方法をお選びいただけます。';

const NO_CARD = 'カードは登録されませんでした。料金は発生していません。';

export default {
  leaving: 'カード会社のページへ移動しています',
  leaving_paypay: 'PayPayのページへ移動しています',
  go: '移動しない場合はこちら',
  blocked: 'カード会社のページを開けませんでした',
  blocked_lead:
    '料金は発生していません。お申し込みの内容は、そのまま残っています。少し待ってから、もう一度お試しください。解決しない場合は、お問い合わせください。',
  waiting: 'お支払いの結果を確認しています',
  waiting_lead: 'この画面を閉じずに、そのままお待ちください。',
  waiting_long: '確認に時間がかかっています。お支払いがお済みでない場合は、こちらからお手続きをやり直せます。',
  not_paid: {
    declined: { title: 'お支払いを承認できませんでした', lead: '料金は発生していません。' },
    cancelled: { title: 'お支払いは中止されました', lead: '料金は発生していません。' },
    expired: { title: 'お支払いの期限が切れました', lead: '料金は発生していません。' },
    settled: {
      title: 'お支払いを返金します',
      lead: '期限切れまたはお取り消しで終わったお申し込みに、お支払いが届きました。お支払い額は返金いたします。',
    },
  },
  card_declined: { title: 'カードが承認されませんでした', lead: '料金は発生していません。' },
  card_check: {
    waiting: 'カードの登録の結果を確認しています',
    waiting_long: '確認に時間がかかっています。カードの登録がお済みでない場合は、こちらからお手続きをやり直せます。',
    pay_until: 'カードの登録の期限',
    begun_title: 'カードのご登録がまだ完了していません',
    begun_lead: '{what}は、カードの登録が完了するまで確定しません。',
    begun_go: 'カードの登録を続ける',
    declined: { title: 'カードが承認されませんでした', lead: NO_CARD },
    cancelled: { title: 'カードの登録は中止されました', lead: NO_CARD },
    expired: { title: 'カードの登録の期限が切れました', lead: NO_CARD },
    settled: { title: 'カードの登録が期限に間に合いませんでした', lead: NO_CARD },
  },
  card_again: 'もう一度カードを登録する',
  pay_again: 'もう一度支払う',
  pay_until: 'お支払いの期限',
  until: '{until} まで',
  pickup: '集荷日時',
  delivery: '配達日時',
  invoice: {
    waiting: '後払い請求書のお申し込みを確認しています',
    waiting_long: '確認に時間がかかっています。ほかのお支払い方法をお選びの場合は、こちらからお手続きをやり直せます。',
    not_paid: {
      declined: { title: '後払い請求書をご利用いただけませんでした', lead: INVOICE_LEAD },
      cancelled: { title: '後払い請求書のお申し込みは中止されました', lead: INVOICE_LEAD },
      expired: { title: '後払い請求書の確認が、時間内に終わりませんでした', lead: INVOICE_LEAD },
      settled: { title: '後払い請求書は取り消します', lead: `期限を過ぎてから確認が届きました。${INVOICE_LEAD}` },
    },
  },
  begun_title: 'お支払いがまだ完了していません',
  begun_lead: '{what}は、お支払いが完了するまで確定しません。',
  begun_go: 'お支払いを続ける',
  begun_again: '内容を変えて、やり直す',
  not_ended: 'お取り置きを終えられませんでした',
  tax_included: '（税込）',
  taxed: WORDING_JA.taxed,
  repriced: '料金が変わりました',
  from_to: '{from} → {to}',
  repriced_lead: '新しい料金でよろしければ、もう一度ボタンを押してください。',
  again: 'もう一度手続きする',
  state_title: 'お支払いの状況',
  state_paid: 'お支払いを受け付けました',
  state_lead:
    'お手続きを始めたブラウザーの画面に戻って、続きへお進みください。ログインしても、内容をご確認いただけます。',
  state_unknown: 'お支払いが見つかりません',
  state_login: 'ログインする',
} as const;
