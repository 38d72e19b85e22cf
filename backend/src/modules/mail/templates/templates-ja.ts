import { displayDateTime } from '@laundry/shared/time/display';
import type { MailText, RequestMail, Templates } from './write-mail.js';

const SIGNATURE = '――――――――――\n集配クリーニングサービス\nこのメールは送信専用です。';

/** `name` null: where no typed name may stand. */
const mail = (subject: string, name: string | null, ...paragraphs: readonly string[]): MailText => ({
  subject,
  body: [name === null ? 'お客様' : `${name} 様`, ...paragraphs, SIGNATURE].join('\n\n') + '\n',
});

const moment = (dt: string): string => displayDateTime(dt, 'ja', '');

const legs = ({ pickup, delivery, count }: RequestMail): string =>
  [
    ...(pickup === null ? [] : [`集荷日時：${moment(pickup)}`]),
    `配達日時：${delivery === null ? '次回の集荷時にお届けします' : moment(delivery)}`,
    `個数：${count}個`,
  ].join('\n');

export const templatesJa: Templates = {
  registered_invoice: () =>
    mail(
      '会員登録を受け付けました',
      null,
      'このたびは会員登録をいただき、ありがとうございます。',
      'ただいま請求書払いの審査を行っております。審査が完了しましたら、メールでお知らせいたします。',
    ),
  registered_card: () =>
    mail(
      '会員登録を受け付けました',
      null,
      'このたびは会員登録をいただき、ありがとうございます。',
      'クレジットカードのお支払いの確認後にご利用いただけます。お支払いのお手続きができるようになりましたら、ご案内いたします。',
    ),
  registered_onetime: ({ url }) =>
    mail(
      '会員登録が完了しました',
      null,
      'このたびは会員登録をいただき、ありがとうございます。',
      `会員ページはこちらです。\n${url}`,
    ),
  approved: ({ name, url }) =>
    mail(
      'ご利用いただけるようになりました',
      name,
      'アカウントの確認が完了しました。本日より集配をご依頼いただけます。',
      `ご依頼はこちらからお願いいたします。\n${url}`,
    ),
  rejected: ({ name }) =>
    mail(
      '審査結果のお知らせ',
      name,
      'まことに申し訳ございませんが、審査の結果、請求書払いでのご利用を承ることができませんでした。',
      'ご不明な点は、サポートまでお問い合わせください。',
    ),
  password_reset: ({ url, minutes }) =>
    mail(
      'パスワード再設定のご案内',
      null,
      `下記のURLから、${minutes}分以内にパスワードを再設定してください。\n${url}`,
      'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
    ),
  password_changed: () =>
    mail(
      'パスワードを変更しました',
      null,
      'パスワードが変更されました。ほかの端末では、もう一度ログインが必要です。',
      'お心当たりのない場合は、すぐにパスワードを再設定してください。',
    ),
  email_changed: () =>
    mail(
      'メールアドレスを変更しました',
      null,
      'ご登録のメールアドレスが変更されました。今後のご連絡は、新しいメールアドレスにお送りします。',
      'お心当たりのない場合は、すぐにサポートまでお問い合わせください。',
    ),
  email_added: ({ url }) =>
    mail(
      'メールアドレスを登録しました',
      null,
      'このメールアドレスが、会員のメールアドレスとして登録されました。次回から、このメールアドレスでログインしてください。',
      `ログインはこちらです。\n${url}`,
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  request_received: (data) =>
    mail('集配のご依頼を受け付けました', data.name, '下記の内容で集配のご依頼を受け付けました。', legs(data)),
  request_changed: (data) =>
    mail('集配のご依頼を変更しました', data.name, '集配のご依頼は、下記の内容に変更されました。', legs(data)),
  request_cancelled: (data) =>
    mail('集配のご依頼をキャンセルしました', data.name, '下記の集配のご依頼をキャンセルしました。', legs(data)),
  request_cancelled_by_operator: (data) =>
    mail('集荷をキャンセルしました', data.name, '下記の集荷をキャンセルしました。', legs(data)),
  request_auto_cancelled: (data) =>
    mail(
      '集配のご依頼をキャンセルしました',
      data.name,
      '集荷予定日から2営業日以内に集荷ができなかったため、下記のご依頼を自動的にキャンセルしました。',
      legs(data),
      ...(data.returned === null ? [] : [`1個分を使用済みとし、残りの${data.returned}個分をお返ししました。`]),
    ),
  pickup_reminder: (data) =>
    mail(
      'まもなく集荷にうかがいます',
      data.name,
      '集荷予定の3時間前になりました。ご準備をお願いいたします。',
      legs(data),
    ),
  absence_pickup: (data) =>
    mail(
      '集荷にうかがいましたがご不在でした',
      data.name,
      '集荷にうかがいましたが、ご不在のため集荷できませんでした。',
      legs(data),
      '集荷日時の変更をお願いいたします。',
    ),
  absence_delivery: (data) =>
    mail(
      '配達にうかがいましたがご不在でした',
      data.name,
      '配達にうかがいましたが、ご不在のためお届けできませんでした。',
      legs(data),
      '配達日時の変更をお願いいたします。',
    ),
  delivered: (data) =>
    mail('お届けが完了しました', data.name, '洗濯物のお届けが完了しました。ご利用ありがとうございました。', legs(data)),
};
