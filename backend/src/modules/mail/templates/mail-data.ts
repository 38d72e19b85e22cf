import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { LostOutcome, RefundReason } from '@laundry/shared/constants/payment-states';
import type { Leg } from '@laundry/shared/constants/progress';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { MonthlyLeft } from '@laundry/shared/rules/stages/monthly-left';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import type { BegunPlan } from '../begun-plan.js';
import type {
  EndedRequestMail,
  MissedMail,
  MonthRequestsMail,
  RequestFacts,
  RequestMail,
  VisitTimes,
} from './request-mail-data.js';

type Nothing = Readonly<Record<string, never>>;

/**
 * The data of each mail there is, by its template's name. What somebody can cause by typing an address, or be the first
 * to reach one, holds nothing that was typed, no name either: the service must not carry a stranger's words.
 */
export interface MailData {
  registered_invoice: RegisteredMail;
  /** `pay_until`: when the payment that was begun with it runs out. */
  registered_card: RegisteredMail & { readonly pay_until: JstDateTime };
  registered_onetime: RegisteredMail;
  /** The card of a plan that begins later is on file. */
  begins_later: RegisteredMail;
  /** `from`: the first day of a plan that begins later. */
  approved: { readonly name: string; readonly from?: JstDate | null };
  /** `reason`: an operator's words. */
  rejected: { readonly name: string; readonly reason?: string | null };
  /** `link` null: as it waits, before its secret is made. */
  password_reset: {
    readonly link: { readonly token: string; readonly minutes: number; readonly until: JstDateTime } | null;
  };
  /**
   * To who is asked to book for a company; `link` null: as it waits; `is_taken`: the address has an account of its own;
   * `company` null: as it waits, and where what it calls itself may be more than a name.
   */
  clerk_invited: {
    readonly company: string | null;
    readonly link: { readonly token: string; readonly until: JstDateTime } | null;
    readonly is_taken?: boolean;
  };
  /** To a company's owner; `person`: who has joined, null where what they typed may be more than a name. */
  clerk_joined: { readonly name: string; readonly person: string | null };
  /** To who was one of a company's people; which company it was they know. */
  clerk_removed: { readonly name: string };
  /** What goes on without the password: the calendar's address (docs/decisions/086), the link to LINE (096). */
  password_changed: { readonly has_calendar?: boolean; readonly is_on_line?: boolean };
  /** To who works here; never with a secret. */
  second_factor_changed: { readonly name: string; readonly change: FactorChange };
  /** To the address that the account had. */
  email_changed: Nothing;
  /** To the address that it has now. */
  email_added: Nothing;
  /** To the company; the only mail that carries what was typed. */
  contact: {
    readonly email: string;
    readonly userId: number | null;
    readonly name: string | null;
    readonly contact: string;
  };
  contact_received: Nothing;
  /** Somebody has linked an account of LINE's, or another one. */
  line_linked: { readonly name: string };
  account_deleted: { readonly name: string };
  /** `amount` in yen; `delivery`: when bags are brought, null for washes. */
  sold_by_operator: {
    readonly name: string;
    readonly amount: number;
    readonly count: number;
    readonly delivery: JstDateTime | null;
    /** As of {@link RequestMail}; null for washes. */
    readonly page: string | null;
  };
  request_received: Omit<RequestFacts, 'before'>;
  /** `before`: when it was. */
  request_changed: RequestMail & { readonly before: VisitTimes };
  request_cancelled: EndedRequestMail;
  request_cancelled_by_operator: EndedRequestMail;
  request_auto_cancelled: EndedRequestMail;
  pickup_reminder: RequestMail;
  /** `cancelled`: from when on the request is cancelled by itself. */
  absence_pickup: MissedMail & { readonly cancelled: JstDateTime | null };
  auto_cancel_reminder: MissedMail & { readonly cancelled: JstDateTime };
  absence_delivery: MissedMail;
  /** The leg's bags are at the door, or are to be put there. */
  at_door: RequestMail & { readonly leg: Leg };
  delivered: RequestMail;
  /** `text`: what the customer wrote about a request's laundry; `photos`: how many came with it. */
  claim_made: {
    readonly name: string;
    readonly number: number;
    readonly text: string;
    readonly photos: number;
    /** Who of a company's people wrote it. */
    readonly clerk_id: number | null;
  };
  /** `answer`: an operator's words to what the customer wrote about a request's laundry. */
  claim_answered: {
    readonly name: string;
    readonly number: number;
    readonly answer: string;
    /** Who of a company's people wrote it. */
    readonly clerk_id: number | null;
  };
  month_requests: MonthRequestsMail;
  /** `begun`: a plan has begun with it; null: it was another payment. */
  payment_received: PaymentMail & { readonly begun: BegunPlan | null };
  payment_declined: PaymentMail & { readonly outcome: LostOutcome };
  /** The month's charge was not paid. */
  card_stopped: PaymentMail & { readonly outcome: LostOutcome };
  /** Money is to be given back by people. */
  refund_due: PaymentMail & { readonly why: RefundReason };
  /** An operator has given it back. */
  refund_made: PaymentMail;
  /** Bags that are billed with the month. */
  bought_by_invoice: { readonly name: string; readonly count: number; readonly amount: number };
  /** The weekly schedule that holds from a month `YYYY-MM` on; no form: it has ended. */
  weekly_saved: { readonly name: string; readonly month: string; readonly forms: readonly WeeklyForm[] };
  /** `from`: the day on which the plan begins; null: it has begun, or begins once the company is approved. */
  plan_changed: {
    readonly name: string;
    /** What it would have been without the change; `charge` as of {@link RegisteredMail}. */
    readonly before: { readonly plan_id: string; readonly charge: number };
    readonly plan_id: string;
    readonly charge: number;
    readonly payment_method: AccountPaymentMethod;
    readonly from: JstDate | null;
    readonly afterReview: boolean;
    /** Of a monthly plan that the one-time plan follows; null: of another change. */
    readonly left: MonthlyLeft | null;
  };
  /** `until`: the last moment of the membership. */
  withdrawn: { readonly name: string; readonly until: JstDateTime; readonly atOnce: boolean };
}

/** What became of somebody's second factor: `set_up` and `removed` the app, `reset` all of it, by an administrator. */
export type FactorChange = 'set_up' | 'removed' | 'reset' | 'codes_renewed' | 'passkey_added' | 'passkey_removed';

/** How one of them is told. */
export interface FactorNews {
  readonly subject: string;
  readonly words: readonly string[];
}

export interface RegisteredMail {
  readonly name: string;
  readonly plan_id: string;
  /** Yen a month, with the options. */
  readonly charge: number;
  readonly payment_method: AccountPaymentMethod;
  /** The day on which the plan begins and is paid; null: at once. */
  readonly from?: JstDate | null;
}

export interface PaymentMail {
  readonly name: string;
  /** Of a registration and a month: what was paid for. */
  readonly plan_id?: string;
  /** Yen. */
  readonly amount: number;
}

/** One template with its own data. */
export type MailTemplate = {
  [T in keyof MailData]: { readonly template: T; readonly data: MailData[T] };
}[keyof MailData];

/** Where and when a mail is written. */
export interface MailSite {
  /** The product's name. */
  readonly brand: string;
  /** Base of every link, without a trailing slash. */
  readonly url: string;
  readonly now: JstDateTime;
}

export interface MailText {
  readonly subject: string;
  readonly body: string;
}

export type Templates = { readonly [T in keyof MailData]: (data: MailData[T], site: MailSite) => MailText };
