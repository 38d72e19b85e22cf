import { displayDateTime } from '@laundry/shared/time/display';
import { joinLink } from './parts/mail-links.js';
import { mail } from './parts/mail-parts-ja.js';
import type { Templates } from './mail-data.js';

/** Mails to those who book for a company. */
export const companyMailsJa = {
  clerk_invited: ({ link, is_taken }, site) =>
    mail(
      '法人アカウントの利用者への招待',
      null,
      site,
      'ご契約中の法人のお客様から、集配を依頼する利用者として招待されました。',
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
} satisfies Partial<Templates>;
