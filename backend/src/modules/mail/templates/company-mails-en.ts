import { displayDateTime } from '@laundry/shared/time/display';
import { joinLink, linkTo } from './parts/mail-links.js';
import { mail } from './parts/mail-parts-en.js';
import type { Templates } from './mail-data.js';

/** Mails to those who book for a company, and to its owner about them. */
export const companyMailsEn = {
  clerk_invited: ({ company, link, is_taken }, site) =>
    mail(
      'You are invited to book for a company',
      null,
      site,
      [
        'A company that uses our service has invited you to book pickups for it.',
        ...(company === null ? [] : [`Name: ${company}`]),
      ],
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
  clerk_joined: ({ name, person }, site) =>
    mail(
      'Somebody you invited has joined',
      name,
      site,
      [
        'Somebody you invited can now book for your company.',
        ...(person === null ? [] : [`Name: ${person}`]),
        'They sign in with their own email address and password.',
      ],
      ['See who books for your company, or remove somebody, here:', linkTo('people', site)],
      'If you do not know about this, please remove them on that page.',
    ),
  clerk_removed: ({ name }, site) =>
    mail(
      'You can no longer book for the company',
      name,
      site,
      [
        'You were removed from those who book for a company.',
        'You can no longer sign in with your email address and password.',
      ],
      'Links to the pages of requests in our mails to you no longer work either.',
      'If you have a question about this, please ask your company.',
    ),
} satisfies Partial<Templates>;
