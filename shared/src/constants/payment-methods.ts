import { memberOf } from './closed-set.js';

/** `payment_method_id` of a customer (handbook/payments.md). */
export const PAYMENT_METHOD = { creditCard: 1, invoice: 2, onetime: 3 } as const;
export type PaymentMethod = (typeof PAYMENT_METHOD)[keyof typeof PAYMENT_METHOD];

/** Of any account: 0 for the house's own, which pay nothing. */
export type AccountPaymentMethod = PaymentMethod | 0;

export const paymentMethodOf = (key: string | number | null | undefined): PaymentMethod | null =>
  memberOf(Object.values(PAYMENT_METHOD), key);

/** `onetime_payment_method_id` of a one-time request (handbook/payments.md). */
export const ONETIME_PAYMENT_METHOD = { creditCard: 1, paypay: 2, deferredInvoice: 3 } as const;
export type OnetimePaymentMethod = (typeof ONETIME_PAYMENT_METHOD)[keyof typeof ONETIME_PAYMENT_METHOD];

/** `status_id` of a manual payment (handbook/payments.md). */
export const PAYMENT_STATUS = { pending: 1, done: 2, noAction: 3 } as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];
