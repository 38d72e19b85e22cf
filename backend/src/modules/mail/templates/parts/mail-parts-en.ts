import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { LegName } from '@laundry/shared/constants/progress';
import { changeDeadline } from '@laundry/shared/rules/dates/change-rules';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import type { Weekday } from '@laundry/shared/constants/week-types';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import type { JstDateTime, JstTime } from '@laundry/shared/time/jst';
import { BRAND, BRAND_EN } from '@laundry/shared/constants/brand';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_EN } from '@laundry/shared/masters/lovs-en';
import { returnedLines } from '@laundry/shared/text/wording/lines/returned-words';
import { elseCancelled } from '@laundry/shared/text/wording/lines/revisit-words';
import { bagCount, taxedPrice } from '@laundry/shared/text/wording/wording';
import { WORDING } from '@laundry/shared/text/wording/wording-table';
import {
  againLines,
  autoCancelOf,
  canChooseAgain,
  claimableUntil,
  deliveryBefore,
  deliveryOf,
  pickupBefore,
  pickupOf,
} from './leg-words.js';
import { planLabel } from './plan-label.js';
import { letter, type Paragraph } from './letter.js';
import { historyLink, linkTo, visitLink } from './mail-links.js';
import type { MailSite, MailText, RegisteredMail } from '../mail-data.js';
import type { MissedMail, RequestFacts, RequestMail } from '../request-mail-data.js';

const SIGNATURE = 'Please do not reply to this address: nobody reads it.';

/** `name` null: where no typed name may stand. */
export const mail = (
  subject: string,
  name: string | null,
  site: MailSite,
  ...paragraphs: readonly Paragraph[]
): MailText => letter({ subject, name, greeting, signature: SIGNATURE }, english(site), paragraphs);

const greeting = (name: string | null): string => `Dear ${name ?? 'customer'},`;

/** Who reads English knows the product by its English name; the Japanese one is the sender's. */
const english = (site: MailSite): MailSite =>
  site.brand === BRAND ? { ...site, brand: `${BRAND_EN} (${BRAND})` } : site;

/** A mail about a request: its number in the subject, and its facts after the first words. */
export const ofRequest = (
  subject: string,
  data: RequestFacts,
  site: MailSite,
  lead: Paragraph,
  ...paragraphs: readonly Paragraph[]
): MailText =>
  mail(`${subject} (No. ${data.number})`, data.name, site, lead, facts(data, site), ...paragraphs, ...page(data, site));

const page = ({ page: secret }: RequestMail, site: MailSite): Paragraph[] =>
  secret === null ? [] : [['Follow your request here, without signing in:', visitLink(secret, site)]];

const was = (before: string): string => `Before:   ${before}`;

const facts = (data: RequestFacts, { now }: MailSite): Paragraph => [
  `Request:  No. ${data.number}`,
  ...(data.plan_id === null ? [] : [`Plan:     ${planLabel(data.plan_id, 'en')}`]),
  ...pickupOf(data, 'en', now).map((when) => `Pickup:   ${when}`),
  ...pickupBefore(data, 'en', now).map(was),
  `Delivery: ${deliveryOf(data, 'en', now)}`,
  ...deliveryBefore(data, 'en', now).map(was),
  `Bags:     ${bagCount(data.count, 'en')}`,
  ...(data.cost_centre === null ? [] : [`Cost centre: ${data.cost_centre}`]),
  ...(data.clerk === undefined ? [] : [`Booked by: ${data.clerk}`]),
  ...(data.paid === undefined ? [] : [`Price:    ${taxedPrice(data.paid.amount, 'en')}`]),
  ...(data.paid === undefined ? [] : [`Payment:  ${labelOf(LOVS_EN.onetime_payment_method, data.paid.method)}`]),
  ...(data.paid?.method === ONETIME_PAYMENT_METHOD.deferredInvoice ? [WORDING.en.invoice_later] : []),
];

/** What was registered for. */
export const contract = ({ plan_id, charge, payment_method, from }: RegisteredMail, { now }: MailSite): Paragraph => [
  `Plan:    ${planLabel(plan_id, 'en')}`,
  ...(charge === 0
    ? [WORDING.en.onetime_charge]
    : [`Monthly: ${taxedPrice(charge, 'en')}`, `Payment: ${labelOf(LOVS_EN.payment_method, payment_method)}`]),
  ...(from == null ? [] : [`Begins:  ${displayDate(from, 'en', now)} (and is first paid then)`]),
];

/** One form of a weekly schedule. */
export const weeklyForm = (form: WeeklyForm): Paragraph => [
  `Pickup: ${labelOf(LOVS_EN.week_type, form.week_type)}, ${weekTime(form.pickup_week, form.pickup_time)}`,
  form.same_time || form.delivery_week === null || form.delivery_time === null
    ? `Delivery: ${WORDING.en.same_time}`
    : `Delivery: ${weekTime(form.delivery_week, form.delivery_time)}`,
  `Bags: ${bagCount(form.count, 'en')}`,
];

const weekTime = (day: Weekday, time: JstTime): string => `${labelOf(LOVS_EN.week, day)} ${time.slice(0, 5)}`;

/** Until when something can be changed, and where; where to look at it when nothing can be. */
export const change = ({ changeable }: RequestMail, site: MailSite): Paragraph => {
  const deadline = changeDeadline(changeable, site.now);
  const link = linkTo('currentRequests', site);
  if (changeable.is_onetime) return [WORDING.en.onetime_final, 'See your request here:', link];
  if (deadline === null) return ['See your request here:', link];
  const what = deadline.of === 'request' ? 'change or cancel it' : 'change the delivery';
  return [`You can ${what} until ${displayDateTime(deadline.until, 'en', site.now)}:`, link];
};

/** Until when a missed pickup is mended, by the clock, and how long that is. */
export const lastMinute = (cancelled: JstDateTime, data: MissedMail, { now }: MailSite): Paragraph =>
  elseCancelled(autoCancelOf(cancelled, data), 'en', now);

/** Where a delivered request is looked at, and until when something that is wrong with its laundry is told. */
export function lookedAt(data: RequestMail, site: MailSite): Paragraph {
  const until = claimableUntil(data);
  if (until === null) return ['See your past requests here:', linkTo('history', site)];
  return [
    'See when each step was done on the page below. There you can also report',
    `a problem with your laundry until ${displayDateTime(until, 'en', site.now)}.`,
    historyLink(data.number, site),
  ];
}

export const again = (site: MailSite): Paragraph => ['Make a new request here:', linkTo('newRequest', site)];

/** Where the receipt of what was paid is. */
export const receipt = (site: MailSite): Paragraph => [
  'Your payments and receipts are here:',
  linkTo('payments', site),
];

export const questions = (site: MailSite): Paragraph => [
  'If you have any questions, please write to us here:',
  linkTo('contact', site),
];

/** How a missed leg gets a new date: by the customer while that is possible, else by asking. */
export function newDate(leg: LegName, data: MissedMail, site: MailSite): Paragraph {
  if (canChooseAgain(data))
    return [
      `We can come again for the ${leg} at these times:`,
      ...againLines(data.again, '- ', 'en', site.now),
      'Choose one on the page below, without signing in.',
      ...(data.page === null ? [] : [visitLink(data.page, site, 'again')]),
    ];
  if (changeDeadline(data.changeable, site.now)?.of === (leg === 'pickup' ? 'request' : 'delivery'))
    return change(data, site);
  return [`Please write to us for a new ${leg} time:`, linkTo('contact', site)];
}

/** Bags that are back in the balance, and how they can be used. */
export const bagsBackLines = (returned: ReturnedBags, { now }: MailSite): string[] =>
  returned.count === 0
    ? []
    : [`${bagCount(returned.count, 'en')} went back to your bags left.`, ...returnedLines(returned, 'en', now)];
