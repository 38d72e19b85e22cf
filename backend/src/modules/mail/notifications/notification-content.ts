import type { Lang } from '@laundry/shared/constants/langs';
import { changeFlags } from '@laundry/shared/rules/dates/change-rules';
import { bagCount } from '@laundry/shared/text/wording/wording';
import { displayDateTime } from '@laundry/shared/time/display';
import { lastMinuteBefore } from '@laundry/shared/time/jst';
import { canChooseAgain, deliveryOf, pickupOf } from '../templates/parts/leg-words.js';
import type { MailSite, MailTemplate } from '../templates/mail-data.js';
import type { RequestMail } from '../templates/request-mail-data.js';
import { linkTo, visitLink } from '../templates/parts/mail-links.js';
import { NOTIFICATION_WORDS } from './notification-words.js';
import { isRequestLead, notifiedOf, type NotifiedPage, type RequestLead } from './notified-events.js';

export interface Fact {
  readonly label: string;
  readonly value: string;
}
export interface Button {
  readonly label: string;
  readonly url: string;
}

/**
 * What a customer is told beside the mail, in its reader's language: the mail's subject, when somebody comes, and what can
 * be done. It names no person and no place, as the page of the visit does not: it stands on locked screens, and with others.
 */
export interface NotificationContent {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly buttons: readonly Button[];
}

type Data = MailTemplate['data'];

/** Null: it goes by mail alone. `subject`: the mail's. */
export function notificationContent(
  { template, data }: MailTemplate,
  { subject }: { readonly subject: string },
  lang: Lang,
  site: MailSite,
): NotificationContent | null {
  const notified = notifiedOf(template);
  if (notified === null) return null;
  const facts = isOfRequest(data) ? requestFacts(data, lang, site) : [];
  const { leads } = notified;
  if (!isRequestLead(leads)) return { title: subject, facts, buttons: [page(leads, lang, site)] };
  return { title: subject, facts, buttons: isOfRequest(data) ? requestButtons(leads, data, lang, site) : [] };
}

function requestFacts(data: RequestMail & { readonly cancelled?: string | null }, lang: Lang, site: MailSite): Fact[] {
  const { facts } = NOTIFICATION_WORDS[lang];
  const { count, cancelled } = data;
  return [
    ...pickupOf(data, lang, site.now).map((value) => ({ label: facts.pickup, value })),
    { label: facts.delivery, value: deliveryOf(data, lang, site.now) },
    { label: facts.bags, value: bagCount(count, lang) },
    ...(cancelled == null
      ? []
      : [{ label: facts.pickup_until, value: displayDateTime(lastMinuteBefore(cancelled), lang, site.now) }]),
  ];
}

function requestButtons(lead: RequestLead, data: RequestMail, lang: Lang, site: MailSite): Button[] {
  const { buttons } = NOTIFICATION_WORDS[lang];
  const { page: secret } = data;
  if (secret === null) return [page(lead === 'delivered' ? 'history' : 'currentRequests', lang, site)];
  const view = canChooseAgain(data)
    ? { label: buttons.again, url: visitLink(secret, site, 'again') }
    : { label: buttons.view, url: visitLink(secret, site) };
  if (lead === 'ended') return [view, page('newRequest', lang, site)];
  if (lead === 'delivered') return [view, page('history', lang, site)];
  const { canChangePickupDt, canChangeDeliveryDt, canCancel } = changeFlags(data.changeable, site.now);
  return [
    view,
    ...(canChangePickupDt || canChangeDeliveryDt
      ? [{ label: buttons.change, url: visitLink(secret, site, 'change') }]
      : []),
    ...(canCancel ? [{ label: buttons.cancel, url: visitLink(secret, site, 'cancel') }] : []),
  ];
}

const page = (name: NotifiedPage, lang: Lang, site: MailSite): Button => ({
  label: NOTIFICATION_WORDS[lang].pages[name],
  url: linkTo(name, site),
});

const isOfRequest = (data: Data): data is Data & RequestMail => 'changeable' in data;
