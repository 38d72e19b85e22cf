import { BRAND } from '@laundry/shared/constants/brand';
import { WORDING_JA } from '@laundry/shared/text/wording/wording-ja';

export default {
  site_name: BRAND,
  skip: '本文へ移動',
  required: '必須',
  optional: '任意',
  back: '戻る',
  close: '閉じる',
  loading: '読み込んでいます',
  retry: 'もう一度試す',
  sending: '送信しています',
  show_password: '表示',
  hide_password: '非表示',
  show_password_label: 'パスワードを表示する',
  hide_password_label: 'パスワードを隠す',
  error_title: '入力エラーがあります',
  not_sent: '送信できませんでした',
  not_known: '送信できたか確認できませんでした',
  not_known_lead: '結果を受け取れませんでした。もう一度送信しても、二重に処理されることはありません。',
  meanwhile: {
    sent: '先ほどのお手続きを受け付けました',
    unpaid: '先ほどのお手続きは、お支払いがまだ完了していません',
    to_form: '手続きの画面へ',
  },
  steps: '手順',
  /** Of steps whose page keeps its title. */
  step_headings: ['', '内容の確認', '受け付けました'],
  yen: '{price}円',
  bags_other: WORDING_JA.bags_other,
  not_set: '未登録',
  pager: {
    label: 'ページ',
    previous: '前へ',
    next: '次へ',
    page: '{page}ページ',
  },
  trouble: {
    offline: '通信できませんでした。電波の良い場所で、もう一度お試しください。',
    back_online: 'つながりました。もう一度お試しください。',
    server: 'ただいま混み合っているか、不具合が起きています。しばらくしてからもう一度お試しください。',
    reference: '（お問い合わせ番号: {reference}）',
    title: '表示できませんでした',
    lead: '画面を読み込めませんでした。もう一度お試しください。',
    not_loaded: '通信できないため、この画面をまだ読み込めていません。つながり次第、自動で表示します。',
    reload: '再読み込み',
  },
} as const;
