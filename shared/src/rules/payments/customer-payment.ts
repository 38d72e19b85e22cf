import {
  CUSTOMER_PAYMENT,
  PAYMENT_WAY,
  type CustomerPaymentState,
  type PaymentWay,
} from '../../constants/customer-payments.js';
import { PAGE, type PageId } from '../../constants/pages.js';
import { PAYMENT_STATUS, type PaymentStatus } from '../../constants/payment-methods.js';
import {
  PAYMENT_CHANNEL,
  PAYMENT_STATE,
  type PaymentChannel,
  type PaymentState,
} from '../../constants/payment-states.js';
import { type JstDate, monthOf } from '../../time/jst.js';
import { isOverdue } from './overdue.js';

/** Money through a provider. */
interface Charge {
  readonly page_id: PageId;
  readonly channel: PaymentChannel;
  readonly state: PaymentState;
  /** The later payment by which it was paid after all. */
  readonly paid_by_id: number | null;
  /** Of the row by which it goes back; null: it does not. */
  readonly refund_status: PaymentStatus | null;
  /** Whether the request that it was for is cancelled. */
  readonly is_cancelled: boolean;
}

/** Money that people move by hand. */
interface Bill {
  readonly is_refund: boolean;
  readonly status_id: PaymentStatus;
  readonly due_date: JstDate;
}

/** Where money through a provider stands, as its customer is told it. */
export function chargeState({
  page_id,
  channel,
  state,
  paid_by_id,
  refund_status,
  is_cancelled,
}: Charge): CustomerPaymentState {
  switch (state) {
    case PAYMENT_STATE.created:
    case PAYMENT_STATE.waiting:
      return CUSTOMER_PAYMENT.open;
    case PAYMENT_STATE.unknown:
      return CUSTOMER_PAYMENT.checking;
    case PAYMENT_STATE.settled:
      if (refund_status === PAYMENT_STATUS.pending) return CUSTOMER_PAYMENT.refundDue;
      if (refund_status === PAYMENT_STATUS.done) return CUSTOMER_PAYMENT.refunded;
      if (channel !== PAYMENT_CHANNEL.deferredInvoice) return CUSTOMER_PAYMENT.paid;
      // It goes out with the delivery.
      return is_cancelled ? CUSTOMER_PAYMENT.notBilled : CUSTOMER_PAYMENT.byProvider;
    case PAYMENT_STATE.declined:
    case PAYMENT_STATE.cancelled:
    case PAYMENT_STATE.expired:
      if (page_id !== PAGE.monthlyCharge) return CUSTOMER_PAYMENT.notPaid;
      return paid_by_id === null ? CUSTOMER_PAYMENT.owed : CUSTOMER_PAYMENT.paidLater;
  }
}

/** Where a bill or a refund by hand stands, as its customer is told it. A refund that is not made is told nobody. */
export function billState(bill: Bill, today: JstDate): CustomerPaymentState {
  const { is_refund, status_id } = bill;
  if (status_id === PAYMENT_STATUS.noAction) return CUSTOMER_PAYMENT.notBilled;
  if (is_refund) return status_id === PAYMENT_STATUS.done ? CUSTOMER_PAYMENT.refunded : CUSTOMER_PAYMENT.refundDue;
  if (status_id === PAYMENT_STATUS.done) return CUSTOMER_PAYMENT.paid;
  return isOverdue(bill, today) ? CUSTOMER_PAYMENT.overdue : CUSTOMER_PAYMENT.billed;
}

interface Listed {
  readonly method: PaymentWay;
  readonly state: CustomerPaymentState;
  readonly is_refund: boolean;
}

/** Whether there is a receipt (領収書): for money that came, and stays. */
export const hasReceipt = ({ state, is_refund }: Pick<Listed, 'state' | 'is_refund'>): boolean =>
  state === CUSTOMER_PAYMENT.paid && !is_refund;

/** Whether it stands on the month's invoice (請求書). */
export const isInvoiced = ({ method, state, is_refund }: Listed): boolean =>
  method === PAYMENT_WAY.invoice && !is_refund && state !== CUSTOMER_PAYMENT.notBilled;

/** Whether a month's invoice can be issued: nothing is added to it any more. */
export const isInvoiceMonth = (month: string, today: JstDate): boolean => month < monthOf(today);
