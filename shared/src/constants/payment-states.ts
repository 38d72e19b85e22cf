/** Where one payment stands; what may follow what is `rules/payments/payment-state`. */
export const PAYMENT_STATE = {
  /** Stored, and not handed over yet. */
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

/** Through whom a payment goes. */
export const PAYMENT_CHANNEL = { card: 'card', paypay: 'paypay', deferredInvoice: 'deferred_invoice' } as const;
export type PaymentChannel = (typeof PAYMENT_CHANNEL)[keyof typeof PAYMENT_CHANNEL];
