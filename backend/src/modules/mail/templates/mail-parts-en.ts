import { changeDeadline } from '@laundry/shared/rules/dates/change-rules';
import { displayDateTime } from '@laundry/shared/time/display';
import { letter, type Paragraph } from './letter.js';
import { linkTo } from './mail-links.js';
import type { MailSite, MailText, RequestMail } from './mail-data.js';

const SIGNATURE = 'Please do not reply to this address: nobody reads it.';

/** `name` null: where no typed name may stand. */
export const mail = (
  subject: string,
  name: string | null,
  site: MailSite,
  ...paragraphs: readonly Paragraph[]
): MailText => letter({ subject, reader: `Dear ${name ?? 'customer'},`, signature: SIGNATURE }, site, paragraphs);

/** A mail about a request: its number in the subject, and its facts after the first words. */
export const ofRequest = (
  subject: string,
  data: RequestMail,
  site: MailSite,
  lead: Paragraph,
  ...paragraphs: readonly Paragraph[]
): MailText => mail(`${subject} (No. ${data.number})`, data.name, site, lead, facts(data, site), ...paragraphs);

const facts = ({ number, pickup, delivery, count }: RequestMail, { now }: MailSite): Paragraph => [
  `Request:  No. ${number}`,
  ...(pickup === null ? [] : [`Pickup:   ${displayDateTime(pickup, 'en', now)}`]),
  `Delivery: ${delivery === null ? 'together with your next pickup' : displayDateTime(delivery, 'en', now)}`,
  `Bags:     ${count}`,
];

/** Until when something can be changed, and where; where to look at it when nothing can be. */
export const change = ({ changeable }: RequestMail, site: MailSite): Paragraph => {
  const deadline = changeDeadline(changeable, site.now);
  const link = linkTo('currentRequests', site);
  if (deadline === null) return ['See your request here:', link];
  const what = deadline.of === 'request' ? 'change or cancel it' : 'change the delivery';
  return [`You can ${what} until ${displayDateTime(deadline.until, 'en', site.now)}:`, link];
};

export const again = (site: MailSite): Paragraph => ['Make a new request here:', linkTo('newRequest', site)];

export const questions = (site: MailSite): Paragraph => [
  'If you have any questions, please write to us here:',
  linkTo('contact', site),
];

export const bags = (count: number): string => (count === 1 ? '1 bag' : `${count} bags`);

/** How a missed leg gets a new date: by the customer while that is possible, else by asking. */
export function newDate(leg: 'pickup' | 'delivery', data: RequestMail, site: MailSite): Paragraph {
  if (changeDeadline(data.changeable, site.now)?.of === (leg === 'pickup' ? 'request' : 'delivery'))
    return change(data, site);
  return [`Please write to us for a new ${leg} time:`, linkTo('contact', site)];
}
