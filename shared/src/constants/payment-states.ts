/** Where one payment stands; what may follow what is `rules/payments/payment-state`. */
export const PAYMENT_STATE = {
  /** Stored, and not sent to its provider yet. */
  created: 'created',
  /** With the provider: the customer pays, or does not. */
  waiting: 'waiting',
  /** The provider has the money, or has promised it. */
  settled: 'settled',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  /** The provider was asked for something and did not answer: nobody knows until it is asked again. */
  unknown: 'unknown',
} as const;
export type PaymentState = (typeof PAYMENT_STATE)[keyof typeof PAYMENT_STATE];

/** What a provider says of a payment that it knows. */
export type ReportedOutcome = Extract<PaymentState, 'waiting' | 'settled' | 'declined' | 'cancelled' | 'expired'>;

/** How a payment ended that brought no money. */
export type LostOutcome = Extract<PaymentState, 'declined' | 'cancelled' | 'expired'>;

/** Why money goes back that was paid. */
export const REFUND_REASONS = [
  /** The membership was over. */
  'left',
  /** What was held for the payment was given up by then. */
  'late',
  /** The account had begun another way. */
  'already_begun',
  /** It was paid for otherwise. */
  'already_paid',
  /** Something else was chosen after it. */
  'replaced',
  /** The plan that it was for is another. */
  'other_plan',
  /** There is no room for as many bags. */
  'no_room',
  /** The request that was paid for ended undelivered. */
  'request_ended',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Through whom a payment goes. */
export const PAYMENT_CHANNEL = { card: 'card', paypay: 'paypay', deferredInvoice: 'deferred_invoice' } as const;
export type PaymentChannel = (typeof PAYMENT_CHANNEL)[keyof typeof PAYMENT_CHANNEL];
