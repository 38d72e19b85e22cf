import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import type { MailTemplate } from '../templates/mail-data.js';
import type { LinkedPage } from '../templates/parts/mail-links.js';

/** What one can do from a notification about a request: what its page offers, by how far it is. */
const REQUEST_LEADS = ['live', 'missed', 'ended', 'delivered'] as const;
export type RequestLead = (typeof REQUEST_LEADS)[number];
/** The pages that others lead to; a button for each says so in words. */
export type NotifiedPage = Extract<
  LinkedPage,
  'login' | 'newRequest' | 'weekly' | 'currentRequests' | 'history' | 'payments' | 'renewCard'
>;

interface Notified {
  readonly kind: NotificationKind;
  readonly leads: RequestLead | NotifiedPage;
}

type Template = MailTemplate['template'];

/**
 * Which mails are told by LINE, too, and where that leads (docs/decisions/096). What proves something to an account, holds
 * a secret way into it or ends it goes by mail alone, as does what is written before there is an account to link.
 */
const NOTIFIED: Readonly<Partial<Record<Template, Notified>>> = {
  request_received: { kind: 'requests', leads: 'live' },
  request_changed: { kind: 'requests', leads: 'live' },
  request_cancelled: { kind: 'requests', leads: 'ended' },
  request_cancelled_by_operator: { kind: 'requests', leads: 'ended' },
  request_auto_cancelled: { kind: 'requests', leads: 'ended' },
  weekly_saved: { kind: 'requests', leads: 'weekly' },
  month_requests: { kind: 'requests', leads: 'currentRequests' },
  pickup_reminder: { kind: 'visits', leads: 'live' },
  absence_pickup: { kind: 'visits', leads: 'missed' },
  auto_cancel_reminder: { kind: 'visits', leads: 'missed' },
  absence_delivery: { kind: 'visits', leads: 'missed' },
  at_door: { kind: 'visits', leads: 'live' },
  delivered: { kind: 'delivered', leads: 'delivered' },
  claim_answered: { kind: 'delivered', leads: 'history' },
  payment_received: { kind: 'payments', leads: 'newRequest' },
  payment_declined: { kind: 'payments', leads: 'login' },
  card_stopped: { kind: 'payments', leads: 'renewCard' },
  refund_due: { kind: 'payments', leads: 'payments' },
  refund_made: { kind: 'payments', leads: 'payments' },
  bought_by_invoice: { kind: 'payments', leads: 'payments' },
  sold_by_operator: { kind: 'payments', leads: 'currentRequests' },
  plan_changed: { kind: 'payments', leads: 'newRequest' },
};

const BY_NAME = new Map(Object.entries(NOTIFIED));

/** By the template's name; null: it goes by mail alone. */
export const notifiedOf = (template: string): Notified | null => BY_NAME.get(template) ?? null;

export const isRequestLead = (leads: Notified['leads']): leads is RequestLead =>
  REQUEST_LEADS.some((lead) => lead === leads);
