import { displayDateTime } from '@laundry/shared/time/display';
import { joinLink } from './parts/mail-links.js';
import { mail } from './parts/mail-parts-en.js';
import type { Templates } from './mail-data.js';

/** Mails to those who book for a company. */
export const companyMailsEn = {
  clerk_invited: ({ link, is_taken }, site) =>
    mail(
      'You are invited to book for a company',
      null,
      site,
      'A company that uses our service has invited you to book pickups for it.',
      ...(link === null
        ? []
        : [
            [
              'See which company it is, and set your name and a password here',
              `until ${displayDateTime(link.until, 'en', site.now)}:`,
              joinLink(link.token, site),
            ],
          ]),
      ...(is_taken === true
        ? [
            [
              'This email address is in use by another account already, so it cannot be registered for the company.',
              'Please tell whoever invited you another address.',
            ],
          ]
        : []),
      'If you do not know what this is about, please ignore this email.',
    ),
} satisfies Partial<Templates>;
