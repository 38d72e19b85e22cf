import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_EN } from '@laundry/shared/masters/lovs-en';
import type { LostOutcome, RefundReason } from '@laundry/shared/constants/payment-states';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { monthlyLeftLines } from '@laundry/shared/text/wording/lines/monthly-left-words';
import { bagCount, taxedPrice } from '@laundry/shared/text/wording/wording';
import { displayDate } from '@laundry/shared/time/display';
import type { Paragraph } from './parts/letter.js';
import { linkTo } from './parts/mail-links.js';
import { mail, receipt } from './parts/mail-parts-en.js';
import { planLabel } from './parts/plan-label.js';
import type { BegunPlan } from '../begun-plan.js';
import type { MailSite, Templates } from './mail-data.js';

const LOST: Readonly<Record<LostOutcome, string>> = {
  declined: 'The card or payment company did not approve it.',
  cancelled: 'It was cancelled.',
  expired: 'The time to pay ran out.',
};

/** Of a card that was only to be registered. */
const LOST_CARD: typeof LOST = {
  declined: 'The card company did not approve it.',
  cancelled: 'It was cancelled.',
  expired: 'The time to register it ran out.',
};

const WHY: Readonly<Record<RefundReason, Paragraph>> = {
  left: 'It came after your membership had ended.',
  late: 'It came after the request had been given up.',
  already_begun: 'Your account had begun another way by then.',
  already_paid: 'It had been paid for in another way by then.',
  replaced: 'You chose another plan after it.',
  other_plan: 'Your plan was another by then.',
  no_room: 'It would have made more bags than an account can hold.',
  request_ended: 'The request ended before its delivery.',
};

const monthly = (charge: number): string => (charge === 0 ? 'per request' : taxedPrice(charge, 'en'));

/** Mails about money, and about the plan that is paid for. */
export const paymentMailsEn = {
  payment_received: ({ name, amount, plan_id, begun }, site) =>
    mail(
      begun?.from == null ? 'We received your payment' : 'Your plan has begun',
      name,
      site,
      'We received your payment. Thank you.',
      ...(begun === null ? [] : [begunPlan(begun, site)]),
      ...(plan_id === undefined ? [] : [`Plan: ${planLabel(plan_id, 'en')}`]),
      `Amount: ${taxedPrice(amount, 'en')}`,
      receipt(site),
      ['Make a request here:', linkTo('newRequest', site)],
    ),
  payment_declined: ({ name, amount, outcome }, site) => {
    const [subject, ...said]: [string, ...Paragraph[]] = isCardCheck({ amount })
      ? [
          'Your card was not registered',
          ['Your card was not registered.', LOST_CARD[outcome], 'You have not been charged.'],
        ]
      : [
          'Your payment was not completed',
          ['Your payment was not completed.', LOST[outcome], 'You have not been charged.'],
          `Amount: ${taxedPrice(amount, 'en')}`,
        ];
    return mail(subject, name, site, ...said, ['Please sign in and try again:', linkTo('planEdit', site)]);
  },
  refund_due: ({ name, amount, why }, site) =>
    mail(
      'We are refunding your payment',
      name,
      site,
      ['We are refunding your payment:', WHY[why]].flat(),
      `Amount: ${taxedPrice(amount, 'en')}`,
      'We will write to you as soon as it is done.',
      receipt(site),
    ),
  refund_made: ({ name, amount }, site) =>
    mail(
      'Your refund is made',
      name,
      site,
      'We have refunded your payment.',
      `Amount: ${taxedPrice(amount, 'en')}`,
      receipt(site),
    ),
  bought_by_invoice: ({ name, count, amount }, site) =>
    mail(
      'Your extra purchase',
      name,
      site,
      'We received your purchase.',
      [`Bags: ${bagCount(count, 'en')}`, `Amount: ${taxedPrice(amount, 'en')}`],
      'It will be on your next invoice.',
      receipt(site),
    ),
  card_stopped: ({ name, amount, outcome }, site) =>
    mail(
      'Your card was declined',
      name,
      site,
      ["This month's payment was not completed,", 'so your account was suspended.', LOST[outcome]],
      `Amount: ${taxedPrice(amount, 'en')}`,
      ['Please register a card again here:', linkTo('renewCard', site)],
    ),
  plan_changed: ({ name, before, plan_id, charge, payment_method, from, afterReview, left }, site) =>
    mail(
      'Your plan was changed',
      name,
      site,
      'We received your change of plan.',
      [
        `From: ${planLabel(before.plan_id, 'en')}`,
        `To: ${planLabel(plan_id, 'en')}`,
        `Monthly: ${monthly(before.charge)} → ${monthly(charge)}`,
        `Payment: ${labelOf(LOVS_EN.payment_method, payment_method)}`,
        afterReview
          ? 'It begins once your payment by invoice is approved.'
          : from === null
            ? 'It begins today.'
            : `It begins on ${displayDate(from, 'en', site.now)}.`,
      ],
      ...(left === null ? [] : monthlyLeftLines(left, 'en', site.now)),
      ['Make a request here:', linkTo('newRequest', site)],
    ),
} satisfies Partial<Templates>;

/** What a plan brings that has begun: with the month that it was to begin with, or with its registration. */
const begunPlan = ({ from, until, bags }: BegunPlan, { now }: MailSite): Paragraph => [
  ...(from === null ? [] : [`Your plan of ${displayDate(from, 'en', now)} has begun.`]),
  `You have ${bagCount(bags, 'en')} this month, for requests until ${displayDate(until, 'en', now)}.`,
  ...(from === null ? ['Our staff bring your laundry bags to your address.', 'We email you when they come.'] : []),
];
