import { taxedPrice } from '@laundry/shared/text/wording/wording';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import { linkTo, resetLink, visitLink } from './parts/mail-links.js';
import { contract, mail, questions, receipt } from './parts/mail-parts-en.js';
import type { FactorChange, FactorNews, Templates } from './mail-data.js';

const FACTOR_CHANGES: Readonly<Record<FactorChange, FactorNews>> = {
  set_up: {
    subject: 'An authenticator app was set up',
    words: ['An authenticator app was set up for your account.', 'Other devices have to log in again.'],
  },
  removed: {
    subject: 'Your authenticator app was removed',
    words: ['The authenticator app was removed from your account.', 'Its codes do not work any more.'],
  },
  reset: {
    subject: 'Two-step sign-in was reset',
    words: [
      'An administrator removed two-step sign-in from your account.',
      'Every device was logged out.',
      'Please log in and set it up again.',
    ],
  },
  passkey_added: {
    subject: 'A passkey was added',
    words: ['A passkey was added to your account.', 'From now on you can log in by it, too.'],
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    words: ['A passkey was removed from your account.', 'Nobody can log in by it any more.'],
  },
  codes_renewed: {
    subject: 'You have new recovery codes',
    words: ['New recovery codes were made for your account.', 'The former ones do not work any more.'],
  },
};

/** Mails about an account. */
export const accountMailsEn = {
  registered_invoice: (data, site) =>
    mail('We received your registration', data.name, site, 'Thank you for registering.', contract(data, site), [
      'We are reviewing your application for payment by invoice',
      'and will write to you when it is done.',
    ]),
  registered_card: (data, site) =>
    mail('We received your registration', data.name, site, 'Thank you for registering.', contract(data, site), [
      data.from == null
        ? 'We will write to you when your card payment is confirmed.'
        : 'We will write to you when your card is on file.',
      `You can ${data.from == null ? 'pay' : 'register it'} on the card company’s page until ${displayDateTime(data.pay_until, 'en', site.now)}.`,
      `If you have not ${data.from == null ? 'paid' : 'done so'} yet, please log in to do so:`,
      linkTo('login', site),
    ]),
  registered_onetime: (data, site) =>
    mail('We received your registration', data.name, site, 'Thank you for registering.', contract(data, site), [
      'Your first request and its payment complete it.',
      'Request a pickup here:',
      linkTo('newRequest', site),
    ]),
  begins_later: (data, site) =>
    mail(
      'Your card is on file',
      data.name,
      site,
      ['Your card is on file.', 'That completes your registration.'],
      contract(data, site),
      ['If we are to come every week, you can set up a weekly schedule now:', linkTo('weekly', site)],
    ),
  approved: ({ name, from }, site) =>
    mail(
      'You can use the service now',
      name,
      site,
      [
        'Your account is confirmed.',
        `You can request pickups from ${from == null ? 'today' : displayDate(from, 'en', site.now)}.`,
      ],
      ['Make a request here:', linkTo('newRequest', site)],
    ),
  rejected: ({ name, reason }, site) =>
    mail(
      'Result of our review',
      name,
      site,
      ['We are sorry to tell you that we cannot offer you payment by invoice.'],
      ...(reason ? [`Reason:\n${reason}`] : []),
      questions(site),
    ),
  password_reset: ({ link }, site) =>
    mail(
      'Reset your password',
      null,
      site,
      ...(link === null
        ? []
        : [
            [
              `Please set a new password within ${link.minutes} minutes`,
              `(until ${displayDateTime(link.until, 'en', site.now)}):`,
              resetLink(link.token, site),
            ],
          ]),
      ['If you did not ask for this, ignore this mail:', 'your password stays as it is.'],
    ),
  password_changed: ({ has_calendar, is_on_line }, site) =>
    mail(
      'Your password was changed',
      null,
      site,
      ['Your password was changed.', 'Other devices have to log in again.'],
      ['If this was not you, please reset your password at once:', linkTo('passwordForgot', site)],
      ...(has_calendar === true
        ? [
            [
              'The address by which your calendar shows your pickups still works.',
              'If somebody else may know it, please make a new one:',
              linkTo('calendar', site),
            ],
          ]
        : []),
      ...(is_on_line === true
        ? [
            [
              'Your account is still linked to LINE.',
              'If the link is not yours, please end it:',
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
      [`When: ${displayDateTime(site.now, 'en', site.now)}`, ...FACTOR_CHANGES[change].words],
      [
        'If this was not you, please reset your password at once',
        'and tell another administrator:',
        linkTo('passwordForgot', site),
      ],
    ),
  email_changed: (_, site) =>
    mail(
      'Your email address was changed',
      null,
      site,
      ['The email address of your account was changed.', 'From now on we write to the new one.'],
      ['If this was not you, please write to us at once:', linkTo('contact', site)],
    ),
  email_added: (_, site) =>
    mail(
      'Your email address was set',
      null,
      site,
      [
        'This is now the email address of your account.',
        'Please use it the next time you log in:',
        linkTo('login', site),
      ],
      'If you do not know about this, ignore this mail.',
    ),
  contact: ({ email, userId, name, contact }) => ({
    subject: userId === null ? 'Contact' : `Contact (customer ${userId})`,
    body: `${[
      `Answer to: ${email}`,
      ...(userId === null ? [] : [`Customer: ${userId}`, `Name: ${name ?? ''}`]),
      '',
      contact,
    ].join('\n')}\n`,
  }),
  contact_received: (_, site) =>
    mail(
      'We received your message',
      null,
      site,
      ['Thank you for contacting us.', 'We will answer to this address.'],
      'If you did not write to us, ignore this mail.',
    ),
  line_linked: ({ name }, site) =>
    mail(
      'Your account is linked to LINE',
      name,
      site,
      ['Your account was linked to LINE.', 'We will also tell you there about your requests and visits.'],
      ['Choose what you are told, or end the link, here:', linkTo('notifications', site)],
      ['If you do not know about this, end the link on that page', 'and set a new password.'],
    ),
  account_deleted: ({ name }, site) =>
    mail(
      'Your account was deleted',
      name,
      site,
      ['Your account was deleted.', 'Thank you for having used our service.'],
      ['If you do not know about this, please contact us:', linkTo('contact', site)],
    ),
  sold_by_operator: ({ name, amount, count, delivery, page }, site) =>
    mail(
      'Your extra purchase',
      name,
      site,
      'We have noted this purchase for you.',
      [
        delivery === null ? `Extra washes: ${count}` : `Bags: ${count}`,
        `Amount: ${taxedPrice(amount, 'en')}`,
        ...(delivery === null ? [] : [`Delivery: ${displayDateTime(delivery, 'en', site.now)}`]),
      ],
      ['Your requests are here:', page === null ? linkTo('currentRequests', site) : visitLink(page, site)],
      receipt(site),
    ),
} satisfies Partial<Templates>;
