import {
  PAYMENT_SUBJECT,
  PAYMENT_WAY,
  type PaymentSubject,
  type PaymentWay,
} from '@laundry/shared/constants/customer-payments';
import { PAGE, type PageId } from '@laundry/shared/constants/pages';
import {
  PAYMENT_METHOD,
  type AccountPaymentMethod,
  type PaymentStatus,
} from '@laundry/shared/constants/payment-methods';
import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import { billState, chargeState, hasReceipt } from '@laundry/shared/rules/payments/customer-payment';
import type { JstDate } from '@laundry/shared/time/jst';
import { jsonField } from '../../common/foreign-json.js';
import type { OwnPaymentRowView } from './own-payment.view.js';

/** A row of `payments`, with what became of its refund. */
export interface ChargeRow {
  readonly id: number;
  readonly at: string;
  readonly month: string;
  readonly page_id: PageId;
  readonly channel: PaymentChannel;
  readonly amount: number;
  readonly state: PaymentState;
  readonly paid_by_id: number | null;
  readonly refund_status: PaymentStatus | null;
  readonly purpose: string;
}

/** A row of `manual_payments`; of a refund, with the payment that goes back. */
export interface BillRow {
  readonly id: number;
  readonly at: string;
  readonly month: string;
  readonly page_id: PageId;
  readonly price: number;
  readonly count: number;
  readonly billed_month: string;
  readonly payment_method_id: AccountPaymentMethod;
  readonly status_id: PaymentStatus;
  readonly due_date: string;
  readonly is_refund: boolean | number;
  readonly channel: PaymentChannel | null;
  readonly purpose: string | null;
}

/** Nobody leaves by paying: a page without a subject of its own sells a plan. */
const SUBJECTS: Readonly<Record<PageId, PaymentSubject>> = {
  [PAGE.register]: PAYMENT_SUBJECT.firstMonth,
  [PAGE.planChange]: PAYMENT_SUBJECT.plan,
  [PAGE.extraPurchase]: PAYMENT_SUBJECT.washes,
  [PAGE.onetimeRequest]: PAYMENT_SUBJECT.onetime,
  [PAGE.withdrawal]: PAYMENT_SUBJECT.plan,
  [PAGE.monthlyCharge]: PAYMENT_SUBJECT.month,
  [PAGE.purchaseByOperator]: PAYMENT_SUBJECT.sale,
};

const WAYS: Readonly<Record<AccountPaymentMethod, PaymentWay>> = {
  [PAYMENT_METHOD.creditCard]: PAYMENT_WAY.card,
  [PAYMENT_METHOD.invoice]: PAYMENT_WAY.invoice,
  [PAYMENT_METHOD.onetime]: PAYMENT_WAY.individual,
  0: PAYMENT_WAY.individual,
};

/**
 * A provider's payment for its customer. `owed`: the months of the charges that it pays, by their ids; `cancelled`: which
 * requests are.
 */
export function chargeView(
  row: ChargeRow,
  owed: ReadonlyMap<number, string>,
  cancelled: ReadonlySet<number>,
): OwnPaymentRowView {
  const bought = boughtWith(row.page_id, row.purpose, owed);
  const state = chargeState({ ...row, is_cancelled: cancelled.has(bought.request_id ?? 0) });
  return {
    key: `p${row.id}`,
    at: row.at,
    month: row.month,
    ...bought,
    method: row.channel,
    amount: row.amount,
    is_refund: false,
    state,
    due_date: null,
    has_receipt: hasReceipt({ state, is_refund: false }),
  };
}

/** A bill or a refund for its customer. */
export function billView(row: BillRow, today: JstDate, owed: ReadonlyMap<number, string>): OwnPaymentRowView {
  const is_refund = Boolean(row.is_refund);
  const state = billState({ ...row, is_refund }, today);
  const { page_id, purpose, count } = row;
  const isMonthly = page_id === PAGE.monthlyCharge || page_id === PAGE.planChange || page_id === PAGE.register;
  const bought =
    purpose === null
      ? {
          subject: SUBJECTS[page_id],
          months: isMonthly ? [row.billed_month] : [],
          count: count || null,
          request_id: null,
        }
      : boughtWith(page_id, purpose, owed);
  return {
    key: `m${row.id}`,
    at: row.at,
    month: row.month,
    ...bought,
    method: row.channel ?? WAYS[row.payment_method_id],
    amount: row.price,
    is_refund,
    state,
    due_date: is_refund ? null : row.due_date,
    has_receipt: hasReceipt({ state, is_refund }),
  };
}

type Bought = Pick<OwnPaymentRowView, 'subject' | 'months' | 'count' | 'request_id'>;

function boughtWith(page: PageId, purpose: string, owed: ReadonlyMap<number, string>): Bought {
  const said: unknown = JSON.parse(purpose);
  const month = jsonField(said, 'month');
  const paid = chargesOf(said).flatMap((id) => owed.get(id) ?? []);
  const number = (name: string): number | null => Number(jsonField(said, name) ?? 0) || null;
  return {
    subject: jsonField(said, 'kind') === 'resume' ? PAYMENT_SUBJECT.owed : SUBJECTS[page],
    months: typeof month === 'string' ? [month] : paid,
    count: number('count'),
    request_id: number('request_id'),
  };
}

/** The requests that payments of these purposes are for. */
export const paidRequests = (purposes: readonly string[]): number[] =>
  purposes.flatMap((purpose) => Number(jsonField(JSON.parse(purpose), 'request_id') ?? 0) || []);

/** The charges that the payment of a purpose pays after all. */
function chargesOf(purpose: unknown): number[] {
  const charges = jsonField(purpose, 'charges');
  return Array.isArray(charges) ? charges.map(Number) : [];
}

/** All charges that payments of these purposes pay. */
export const paidCharges = (purposes: readonly (string | null)[]): number[] =>
  purposes.flatMap((purpose) => (purpose === null ? [] : chargesOf(JSON.parse(purpose))));
