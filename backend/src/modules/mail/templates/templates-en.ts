import { displayDateTime } from '@laundry/shared/time/display';
import type { MailText, RequestMail, Templates } from './write-mail.js';

const SIGNATURE = '--\nLaundry pickup and delivery\nPlease do not reply to this address.';

/** `name` null: where no typed name may stand. */
const mail = (subject: string, name: string | null, ...paragraphs: readonly string[]): MailText => ({
  subject,
  body: [`Dear ${name ?? 'customer'},`, ...paragraphs, SIGNATURE].join('\n\n') + '\n',
});

const moment = (dt: string): string => displayDateTime(dt, 'en', '');

const legs = ({ pickup, delivery, count }: RequestMail): string =>
  [
    ...(pickup === null ? [] : [`Pickup: ${moment(pickup)}`]),
    `Delivery: ${delivery === null ? 'together with your next pickup' : moment(delivery)}`,
    `Bags: ${count}`,
  ].join('\n');

export const templatesEn: Templates = {
  registered_invoice: () =>
    mail(
      'We received your registration',
      null,
      'Thank you for registering.',
      'We are reviewing your application for payment by invoice and will write to you when it is done.',
    ),
  registered_card: () =>
    mail(
      'We received your registration',
      null,
      'Thank you for registering.',
      'You can use the service once your card payment is confirmed. We will write to you when you can pay.',
    ),
  registered_onetime: ({ url }) =>
    mail('Your registration is complete', null, 'Thank you for registering.', `Your pages are here:\n${url}`),
  approved: ({ name, url }) =>
    mail(
      'You can use the service now',
      name,
      'Your account is confirmed. You can request pickups from today.',
      `Make a request here:\n${url}`,
    ),
  rejected: ({ name }) =>
    mail(
      'Result of our review',
      name,
      'We are sorry to tell you that we cannot offer you payment by invoice.',
      'Please contact our support if you have any questions.',
    ),
  password_reset: ({ url, minutes }) =>
    mail(
      'Reset your password',
      null,
      `Please set a new password within ${minutes} minutes:\n${url}`,
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ),
  password_changed: () =>
    mail(
      'Your password was changed',
      null,
      'Your password was changed. Other devices have to log in again.',
      'If this was not you, please reset your password at once.',
    ),
  email_changed: () =>
    mail(
      'Your email address was changed',
      null,
      'The email address of your account was changed. From now on we write to the new one.',
      'If this was not you, please contact our support at once.',
    ),
  email_added: ({ url }) =>
    mail(
      'Your email address was set',
      null,
      'This is now the email address of your account. Please use it the next time you log in.',
      `Log in here:\n${url}`,
      'If you do not know about this, ignore this mail.',
    ),
  request_received: (data) =>
    mail('We received your request', data.name, 'We received your pickup and delivery request.', legs(data)),
  request_changed: (data) => mail('Your request was changed', data.name, 'Your request is now as follows.', legs(data)),
  request_cancelled: (data) => mail('Your request was cancelled', data.name, 'This request was cancelled.', legs(data)),
  request_cancelled_by_operator: (data) =>
    mail('Your pickup was cancelled', data.name, 'This pickup was cancelled.', legs(data)),
  request_auto_cancelled: (data) =>
    mail(
      'Your request was cancelled',
      data.name,
      'We could not pick up your laundry within 2 business days, so this request was cancelled automatically.',
      legs(data),
      ...(data.returned === null ? [] : [`One bag counts as used. Bags returned to you: ${data.returned}.`]),
    ),
  pickup_reminder: (data) =>
    mail('We will be with you soon', data.name, 'Your pickup is in 3 hours. Please have your bags ready.', legs(data)),
  absence_pickup: (data) =>
    mail(
      'We missed you at pickup',
      data.name,
      'We came for the pickup, but nobody was there.',
      legs(data),
      'Please change the pickup time.',
    ),
  absence_delivery: (data) =>
    mail(
      'We missed you at delivery',
      data.name,
      'We came to deliver your laundry, but nobody was there.',
      legs(data),
      'Please change the delivery time.',
    ),
  delivered: (data) =>
    mail('Your laundry was delivered', data.name, 'Your laundry was delivered. Thank you.', legs(data)),
};
