import type { Lang } from '@laundry/shared/constants/langs';
import type { MailSite, MailTemplate, MailText } from './mail-data.js';
import { templatesEn } from './templates-en.js';
import { templatesJa } from './templates-ja.js';

/** The mail in its reader's language. */
export function writeMail(mail: MailTemplate, lang: Lang, site: MailSite): MailText {
  const write = (lang === 'en' ? templatesEn : templatesJa)[mail.template] as (
    data: MailTemplate['data'],
    site: MailSite,
  ) => MailText;
  return write(mail.data, site);
}
