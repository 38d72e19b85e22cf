import type { OnetimePaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { ChangeableRow } from '@laundry/shared/rules/dates/change-rules';
import type { ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import type { RevisitDay } from '@laundry/shared/rules/visits/revisit-days';
import type { WeeklySkip } from '@laundry/shared/rules/weekly/weekly-dates';
import type { JstDateTime } from '@laundry/shared/time/jst';

export interface RequestMail {
  readonly name: string;
  /** The reception number. */
  readonly number: number;
  /** Null: bags are brought. */
  readonly plan_id: string | null;
  /** JST date-times; delivery null: with the next pickup; pickup null: a bag delivery. */
  readonly pickup: JstDateTime | null;
  /** Of a one-time request: until when somebody comes; `until` null: no end is promised. */
  readonly visit: { readonly until: JstDateTime | null } | null;
  readonly delivery: JstDateTime | null;
  readonly count: number;
  /** What decides until when it can be changed. */
  readonly changeable: ChangeableRow;
  /** The secret of its page; null: it has none. */
  readonly page: string | null;
  /** A company's cost centre; null: none. */
  readonly cost_centre: string | null;
  /** Which of the company's people booked it, and is written to as well; null: nobody. */
  readonly booked_by: number | null;
  /** Their name, in the mail to the company itself. */
  readonly clerk?: string;
}

/** When somebody comes. */
export type VisitTimes = Pick<RequestMail, 'pickup' | 'visit' | 'delivery'>;

/** What a request's mail lists: `before` of what has changed, `paid` of what was paid for it. */
export interface RequestFacts extends RequestMail {
  readonly before?: VisitTimes;
  /** The price of a one-time request, and how it was paid. */
  readonly paid?: { readonly amount: number; readonly method: OnetimePaymentMethod };
}

/** One that has ended: what came back to the balance, and how it can be used; null where the request took none, and for who has left. */
export interface EndedRequestMail extends RequestMail {
  readonly returned: ReturnedBags | null;
}

/** A leg that was missed. */
export interface MissedMail extends RequestMail {
  /** The days to which its page can move it; none: by asking. */
  readonly again: readonly RevisitDay[];
}

/** The weekly requests of a month, `YYYY-MM`, in date order. */
export interface MonthRequestsMail {
  readonly name: string;
  readonly month: string;
  readonly list: readonly {
    readonly pickup: JstDateTime;
    /** null: with the next pickup. */
    readonly delivery: JstDateTime | null;
    readonly count: number;
    /** The reception number; null for what was left out. */
    readonly id: number | null;
    /** As of {@link RequestMail}. */
    readonly page: string | null;
    readonly skip: WeeklySkip | null;
  }[];
}
