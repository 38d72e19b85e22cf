import type { Lang } from '@laundry/shared/constants/langs';
import { templatesEn } from './templates-en.js';
import { templatesJa } from './templates-ja.js';

type Nothing = Readonly<Record<string, never>>;

/**
 * The data of each mail there is, by its template's name. What somebody can cause by typing an address, or be the first
 * to reach one, holds nothing that was typed, no name either: the service must not carry a stranger's words.
 */
export interface MailData {
  registered_invoice: Nothing;
  registered_card: Nothing;
  registered_onetime: { readonly url: string };
  approved: { readonly name: string; readonly url: string };
  rejected: { readonly name: string };
  password_reset: { readonly url: string; readonly minutes: number };
  password_changed: Nothing;
  /** To the address that the account had. */
  email_changed: Nothing;
  /** To the address that it has now. */
  email_added: { readonly url: string };
  request_received: RequestMail;
  request_changed: RequestMail;
  request_cancelled: RequestMail;
  request_cancelled_by_operator: RequestMail;
  /** `returned`: bags given back; null for who pays per request and has no balance. */
  request_auto_cancelled: RequestMail & { readonly returned: number | null };
  pickup_reminder: RequestMail;
  absence_pickup: RequestMail;
  absence_delivery: RequestMail;
  delivered: RequestMail;
}

export interface RequestMail {
  readonly name: string;
  /** JST date-times; delivery null: with the next pickup; pickup null: a bag delivery. */
  readonly pickup: string | null;
  readonly delivery: string | null;
  readonly count: number;
}

/** One template with its own data. */
export type MailTemplate = {
  [T in keyof MailData]: { readonly template: T; readonly data: MailData[T] };
}[keyof MailData];

export interface MailText {
  readonly subject: string;
  readonly body: string;
}

export type Templates = { readonly [T in keyof MailData]: (data: MailData[T]) => MailText };

/** The mail in its reader's language. */
export function writeMail(mail: MailTemplate, lang: Lang): MailText {
  const write = (lang === 'en' ? templatesEn : templatesJa)[mail.template] as (data: MailTemplate['data']) => MailText;
  return write(mail.data);
}
