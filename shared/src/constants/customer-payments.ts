import { PAYMENT_CHANNEL } from './payment-states.js';

/** How a customer pays, or paid, as they are told it; `individual`: as an operator agreed on with them. */
export const PAYMENT_WAY = { ...PAYMENT_CHANNEL, invoice: 'invoice', individual: 'individual' } as const;
export type PaymentWay = (typeof PAYMENT_WAY)[keyof typeof PAYMENT_WAY];

/** What money is for, as its customer is told it. */
export const PAYMENT_SUBJECT = {
  firstMonth: 'first_month',
  plan: 'plan',
  /** Months that a card had left owed. */
  owed: 'owed',
  washes: 'washes',
  onetime: 'onetime',
  month: 'month',
  /** Sold by an operator: washes or bags. */
  sale: 'sale',
} as const;
export type PaymentSubject = (typeof PAYMENT_SUBJECT)[keyof typeof PAYMENT_SUBJECT];

/** Where money stands, as its customer is told it (handbook/payments.md#what-customers-see). */
export const CUSTOMER_PAYMENT = {
  /** The customer may still pay. */
  open: 'open',
  /** The provider has not said yet what became of it. */
  checking: 'checking',
  paid: 'paid',
  /** An attempt that came to nothing: nobody was charged. */
  notPaid: 'not_paid',
  /** A month that the card did not bring. */
  owed: 'owed',
  /** Such a month, paid by a later payment. */
  paidLater: 'paid_later',
  /** The provider of deferred invoices bills it. */
  byProvider: 'by_provider',
  billed: 'billed',
  overdue: 'overdue',
  notBilled: 'not_billed',
  refundDue: 'refund_due',
  refunded: 'refunded',
} as const;
export type CustomerPaymentState = (typeof CUSTOMER_PAYMENT)[keyof typeof CUSTOMER_PAYMENT];
