import { PAYMENT_STATUS, type PaymentStatus } from '../../constants/payment-methods.js';
import type { JstDate } from '../../time/jst.js';

interface Due {
  readonly status_id: PaymentStatus;
  /** The last day on which it is in time. */
  readonly due_date: JstDate;
}

/** Whether a payment by hand still waits after the day it was due, a refund too (handbook/payments.md#manual-payments). */
export const isOverdue = ({ status_id, due_date }: Due, today: JstDate): boolean =>
  status_id === PAYMENT_STATUS.pending && due_date < today;
