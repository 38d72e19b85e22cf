import { bagCount, taxedPrice } from '@laundry/shared/text/wording/wording';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import { linkTo, resetLink, visitLink } from './parts/mail-links.js';
import { contract, mail, questions, receipt } from './parts/mail-parts-ja.js';
import type { FactorChange, FactorNews, Templates } from './mail-data.js';

const FACTOR_CHANGES: Readonly<Record<FactorChange, FactorNews>> = {
  set_up: {
    subject: '認証アプリを設定しました',
    words: ['二段階認証の認証アプリが設定されました。', 'ほかの端末では、もう一度ログインが必要です。'],
  },
  removed: {
    subject: '認証アプリを解除しました',
    words: ['二段階認証の認証アプリが解除されました。', '認証アプリのコードでは、ログインできません。'],
  },
  reset: {
    subject: '二段階認証が解除されました',
    words: [
      '管理者により、二段階認証が解除されました。',
      'ログイン中の端末からはログアウトされました。',
      'もう一度ログインし、あらためて設定してください。',
    ],
  },
  passkey_added: {
    subject: 'パスキーを登録しました',
    words: ['二段階認証のパスキーが登録されました。', '次回から、パスキーでもログインできます。'],
  },
  passkey_removed: {
    subject: 'パスキーを削除しました',
    words: ['二段階認証のパスキーが削除されました。', 'このパスキーでは、ログインできません。'],
  },
  codes_renewed: {
    subject: '予備コードを再発行しました',
    words: ['二段階認証の予備コードが再発行されました。', '以前の予備コードは使えません。'],
  },
};

/** Mails about an account. */
export const accountMailsJa = {
  registered_invoice: (data, site) =>
    mail(
      '会員登録を受け付けました',
      data.name,
      site,
      'このたびは会員登録をいただき、ありがとうございます。',
      contract(data, site),
      ['ただいま請求書払いの審査を行っております。', '審査が完了しましたら、メールでお知らせいたします。'],
    ),
  registered_card: (data, site) =>
    mail(
      '会員登録を受け付けました',
      data.name,
      site,
      'このたびは会員登録をいただき、ありがとうございます。',
      contract(data, site),
      [
        data.from == null
          ? 'クレジットカードのお支払いを確認できましたら、メールでお知らせします。'
          : 'クレジットカードの登録を確認できましたら、メールでお知らせします。',
        `カード会社のページでの${data.from == null ? 'お支払い' : 'ご登録'}は ${displayDateTime(data.pay_until, 'ja', site.now)} まで承ります。`,
        `${data.from == null ? 'お支払い' : 'ご登録'}がお済みでない場合は、ログインのうえお手続きください。`,
        linkTo('login', site),
      ],
    ),
  registered_onetime: (data, site) =>
    mail(
      '会員登録を受け付けました',
      data.name,
      site,
      'このたびは会員登録をいただき、ありがとうございます。',
      contract(data, site),
      [
        'はじめてのご依頼とお支払いで、お手続きが完了します。',
        '集配のご依頼は、下記のページで承ります。',
        linkTo('newRequest', site),
      ],
    ),
  begins_later: (data, site) =>
    mail(
      'クレジットカードの登録を確認しました',
      data.name,
      site,
      ['クレジットカードの登録を確認しました。', '会員登録のお手続きは、これで完了です。'],
      contract(data, site),
      ['毎週同じ曜日に集配をご希望の場合は、いまから定期のご依頼を登録いただけます。', linkTo('weekly', site)],
    ),
  approved: ({ name, from }, site) =>
    mail(
      'ご利用いただけるようになりました',
      name,
      site,
      [
        'アカウントの確認が完了しました。',
        `${from == null ? '本日' : displayDate(from, 'ja', site.now)}より集配をご依頼いただけます。`,
      ],
      ['ご依頼は、下記のページで承ります。', linkTo('newRequest', site)],
    ),
  rejected: ({ name, reason }, site) =>
    mail(
      '審査結果のお知らせ',
      name,
      site,
      ['まことに申し訳ございませんが、審査の結果、', '請求書払いでのご利用を承ることができませんでした。'],
      ...(reason ? [`理由：\n${reason}`] : []),
      questions(site),
    ),
  password_reset: ({ link }, site) =>
    mail(
      'パスワード再設定のご案内',
      null,
      site,
      ...(link === null
        ? []
        : [
            [
              `下記のページで、${link.minutes}分以内（${displayDateTime(link.until, 'ja', site.now)} まで）に`,
              'パスワードを再設定してください。',
              resetLink(link.token, site),
            ],
          ]),
      ['お心当たりのない場合は、このメールを破棄してください。', 'パスワードは変更されません。'],
    ),
  password_changed: ({ has_calendar, is_on_line }, site) =>
    mail(
      'パスワードを変更しました',
      null,
      site,
      ['パスワードが変更されました。', 'ほかの端末では、もう一度ログインが必要です。'],
      ['お心当たりのない場合は、すぐにパスワードを再設定してください。', linkTo('passwordForgot', site)],
      ...(has_calendar === true
        ? [
            [
              'カレンダーに表示する専用のアドレスは、そのまま使えます。',
              'ほかの人に知られたおそれがある場合は、新しいアドレスにしてください。',
              linkTo('calendar', site),
            ],
          ]
        : []),
      ...(is_on_line === true
        ? [
            [
              'LINEとの連携は、そのまま続きます。お心当たりのない連携は、解除してください。',
              linkTo('notifications', site),
            ],
          ]
        : []),
    ),
  second_factor_changed: ({ name, change }, site) =>
    mail(
      FACTOR_CHANGES[change].subject,
      name,
      site,
      [`日時：${displayDateTime(site.now, 'ja', site.now)}`, ...FACTOR_CHANGES[change].words],
      [
        'お心当たりのない場合は、すぐにパスワードを再設定し、',
        'ほかの管理者にご連絡ください。',
        linkTo('passwordForgot', site),
      ],
    ),
  email_changed: (_, site) =>
    mail(
      'メールアドレスを変更しました',
      null,
      site,
      ['ご登録のメールアドレスが変更されました。', '今後のご連絡は、新しいメールアドレスにお送りします。'],
      ['お心当たりのない場合は、すぐにお問い合わせフォームよりご連絡ください。', linkTo('contact', site)],
    ),
  email_added: (_, site) =>
    mail(
      'メールアドレスを登録しました',
      null,
      site,
      [
        'このメールアドレスが、会員のメールアドレスとして登録されました。',
        '次回から、このメールアドレスでログインしてください。',
        linkTo('login', site),
      ],
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  contact: ({ email, userId, name, contact }) => ({
    subject: userId === null ? 'お問い合わせ' : `お問い合わせ（会員ID ${userId}）`,
    body: `${[
      `返信先：${email}`,
      ...(userId === null ? [] : [`会員ID：${userId}`, `お名前：${name ?? ''}`]),
      '',
      contact,
    ].join('\n')}\n`,
  }),
  contact_received: (_, site) =>
    mail(
      'お問い合わせを受け付けました',
      null,
      site,
      ['お問い合わせをいただき、ありがとうございます。', '担当者より、このメールアドレスにご返信いたします。'],
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  line_linked: ({ name }, site) =>
    mail(
      'LINEと連携しました',
      name,
      site,
      ['お客様のアカウントを、LINEと連携しました。', 'ご依頼や集荷・配達のお知らせを、LINEにもお送りします。'],
      ['お知らせの種類の変更や連携の解除は、下記のページで承ります。', linkTo('notifications', site)],
      ['お心当たりのない場合は、上記のページで連携を解除し、', 'パスワードを変更してください。'],
    ),
  account_deleted: ({ name }, site) =>
    mail(
      'アカウントを削除しました',
      name,
      site,
      ['お客様のアカウントを削除しました。', 'ご利用いただき、ありがとうございました。'],
      ['お心当たりのない場合は、お問い合わせフォームよりご連絡ください。', linkTo('contact', site)],
    ),
  sold_by_operator: ({ name, amount, count, delivery, page }, site) =>
    mail(
      '追加のご購入を承りました',
      name,
      site,
      '下記の内容で追加のご購入を承りました。',
      [
        delivery === null ? `追加：${bagCount(count, 'ja')}分` : `バッグ：${bagCount(count, 'ja')}`,
        `金額：${taxedPrice(amount, 'ja')}`,
        ...(delivery === null ? [] : [`お届け予定：${displayDateTime(delivery, 'ja', site.now)}`]),
      ],
      [
        'ご利用の状況はこちらでご確認いただけます。',
        page === null ? linkTo('currentRequests', site) : visitLink(page, site),
      ],
      receipt(site),
    ),
} satisfies Partial<Templates>;
