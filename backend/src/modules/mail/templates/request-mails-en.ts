import { LIMITS } from '@laundry/shared/constants/limits';
import { LEG } from '@laundry/shared/constants/progress';
import type { UsedBags } from '@laundry/shared/rules/stages/request-ending';
import type { ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import { bagCount } from '@laundry/shared/text/wording/wording';
import { displayDateTime, displayMonth } from '@laundry/shared/time/display';
import { autoCancelCostOf, isAsPlanned } from './parts/leg-words.js';
import { monthParts } from './parts/month-parts.js';
import { linkTo, visitLink } from './parts/mail-links.js';
import {
  mail,
  ofRequest,
  change,
  again,
  lastMinute,
  lookedAt,
  questions,
  newDate,
  receipt,
  bagsBackLines,
  weeklyForm,
} from './parts/mail-parts-en.js';
import type { Paragraph } from './parts/letter.js';
import type { MailSite, Templates } from './mail-data.js';

/** Mails about requests. */
export const requestMailsEn = {
  request_received: (data, site) =>
    ofRequest(
      'We received your request',
      data,
      site,
      'We received your request.',
      change(data, site),
      ...(data.paid === undefined ? [] : [receipt(site)]),
    ),
  request_changed: (data, site) =>
    isAsPlanned(data)
      ? ofRequest(
          'We will come at the planned time',
          data,
          site,
          'We will come again at the planned time, as follows.',
          change(data, site),
        )
      : ofRequest('Your request was changed', data, site, 'Your request is now as follows.', change(data, site)),
  request_cancelled: (data, site) =>
    ofRequest(
      'Your request was cancelled',
      data,
      site,
      'This request was cancelled.',
      ...bagsBack(data.returned, site),
      again(site),
    ),
  request_cancelled_by_operator: (data, site) =>
    ofRequest(
      'Your pickup was cancelled',
      data,
      site,
      'This pickup was cancelled.',
      ...bagsBack(data.returned, site),
      again(site),
      questions(site),
    ),
  request_auto_cancelled: (data, site) =>
    ofRequest(
      'Your request was cancelled',
      data,
      site,
      [
        `We could not pick up your laundry within ${LIMITS.autoCancelOpenDays} business days,`,
        'so this request was cancelled automatically.',
      ],
      ...bagsBack(data.returned, site, ...usedLine(autoCancelCostOf(data))),
      again(site),
    ),
  pickup_reminder: (data, site) =>
    ofRequest(
      'We will be with you soon',
      data,
      site,
      ['Your pickup is coming up.', 'Please have your bags ready.'],
      change(data, site),
    ),
  absence_pickup: (data, site) =>
    ofRequest(
      'We missed you at pickup',
      data,
      site,
      'We came for the pickup, but nobody was there.',
      ...(data.cancelled === null ? [] : [lastMinute(data.cancelled, data, site)]),
      newDate('pickup', data, site),
    ),
  auto_cancel_reminder: (data, site) =>
    ofRequest(
      'Your request is about to be cancelled',
      data,
      site,
      'We have not been able to pick up your laundry yet.',
      lastMinute(data.cancelled, data, site),
      newDate('pickup', data, site),
    ),
  absence_delivery: (data, site) =>
    ofRequest(
      'We missed you at delivery',
      data,
      site,
      'We came to deliver your laundry, but nobody was there.',
      newDate('delivery', data, site),
    ),
  month_requests: ({ name, month, list }, site) => {
    const { made, left } = monthParts(list, 'en', site.now);
    return mail(
      `Your weekly requests of ${month}`,
      name,
      site,
      made.length > 0 ? `These are your weekly requests of ${month}.` : `You have no weekly requests in ${month}.`,
      ...made.map(({ id, pickup, delivery, count, until, page }) => [
        `No. ${id}`,
        `Pickup: ${pickup}`,
        `Delivery: ${delivery}`,
        `Bags: ${bagCount(count, 'en')}`,
        ...(until === null ? [] : [`Change or cancel until ${until}`]),
        ...(page === null ? [] : [visitLink(page, site)]),
      ]),
      ...(left.length === 0 ? [] : [['No request was made of these:', ...left]]),
      ['You can change or cancel them here:', linkTo('currentRequests', site)],
    );
  },
  weekly_saved: ({ name, month, forms }, site) => {
    const from = displayMonth(month, 'en', site.now);
    return mail(
      'Your weekly schedule was saved',
      name,
      site,
      forms.length === 0 ? `Your weekly requests end before ${from}.` : `From ${from} on, we come as follows.`,
      ...forms.map((form) => weeklyForm(form)),
      ['See and change what is to come here:', linkTo('weekly', site)],
    );
  },
  at_door: (data, site) =>
    ofRequest(
      'Your bags at the door',
      data,
      site,
      data.leg === LEG.pickup
        ? ['We will pick up the bags from outside your door.', 'Please put them there before the planned time.']
        : ['We will leave the bags outside your door.'],
      ['If you did not ask for this, please take it back on the page below.'],
    ),
  delivered: (data, site) =>
    ofRequest('Your laundry was delivered', data, site, 'Your laundry was delivered. Thank you.', lookedAt(data, site)),
  claim_made: ({ name, number, text, photos }, site) =>
    mail(
      `We received what you wrote about your laundry (No. ${number})`,
      name,
      site,
      ['We received what you wrote about your laundry, as below.', 'We will look into it and answer you by mail.'],
      `Request: No. ${number}`,
      text,
      ...(photos === 0 ? [] : [`Photos: ${photos}`]),
      ['See what you wrote here:', linkTo('history', site)],
    ),
  claim_answered: ({ name, number, answer }, site) =>
    mail(
      `Our answer about your laundry (No. ${number})`,
      name,
      site,
      'Thank you for writing to us about your laundry. This is our answer:',
      `Request: No. ${number}`,
      answer,
      ['See what you wrote here:', linkTo('history', site)],
    ),
  withdrawn: ({ name, until, atOnce }, site) =>
    mail(
      'We received your withdrawal',
      name,
      site,
      atOnce
        ? 'Your membership has ended.'
        : ['We received your withdrawal.', `You can use the service until ${displayDateTime(until, 'en', site.now)}.`],
      'Thank you for having been with us.',
    ),
} satisfies Partial<Templates>;

/** A paragraph of the bags that came back, after the words about what did not; none where the request took none. */
const bagsBack = (returned: ReturnedBags | null, site: MailSite, ...before: readonly string[]): Paragraph[] =>
  returned === null ? [] : [[...before, ...bagsBackLines(returned, site)]].filter((lines) => lines.length > 0);

const usedLine = (cost: UsedBags | null): string[] =>
  cost === null ? [] : [`${bagCount(cost.used, 'en')} counts as used.`];
