import { displayDateTime } from '@laundry/shared/time/display';
import { joinLink, linkTo } from './parts/mail-links.js';
import { mail } from './parts/mail-parts-ja.js';
import type { Templates } from './mail-data.js';

/** Mails to those who book for a company, and to its owner about them. */
export const companyMailsJa = {
  clerk_invited: ({ company, link, is_taken }, site) =>
    mail(
      '法人アカウントの利用者への招待',
      null,
      site,
      [
        `ご契約中の法人のお客様${company === null ? '' : `「${company}」`}から、`,
        '集配を依頼する利用者として招待されました。',
      ],
      ...(link === null
        ? []
        : [
            [
              `下記のページで会社名をご確認のうえ、${displayDateTime(link.until, 'ja', site.now)} までに`,
              'お名前とパスワードを登録してください。',
              joinLink(link.token, site),
            ],
          ]),
      ...(is_taken === true
        ? [
            [
              'このメールアドレスは、すでに別のアカウントで使われているため、利用者として登録できません。',
              '招待した方に、別のメールアドレスをお伝えください。',
            ],
          ]
        : []),
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  clerk_joined: ({ name, person }, site) =>
    mail(
      '招待した方が利用者として登録されました',
      name,
      site,
      [
        '招待をお送りした方が、利用者として登録されました。',
        ...(person === null ? [] : [`お名前：${person}`]),
        'この方は、ログインして集配を依頼できます。',
      ],
      ['利用者の確認と解除は、下記のページで承ります。', linkTo('people', site)],
      'お心当たりのない場合は、上記のページでこの方を解除してください。',
    ),
  clerk_removed: ({ name }, site) =>
    mail(
      '利用者の登録が解除されました',
      name,
      site,
      [
        '法人アカウントの利用者の登録が解除されました。',
        'これまでのメールアドレスとパスワードでは、ログインできません。',
      ],
      'お送りしたメールにある、ご依頼のページへのリンクも使えません。',
      '解除についてのご質問は、会社のご担当の方にお尋ねください。',
    ),
} satisfies Partial<Templates>;
