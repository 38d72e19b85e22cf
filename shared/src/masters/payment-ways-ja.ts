import type { PaymentWay } from '../constants/customer-payments.js';

/** In which way money came, as operators call it. */
export const PAYMENT_WAYS_JA: Readonly<Record<PaymentWay, string>> = {
  card: 'クレジットカード',
  paypay: 'PayPay',
  deferred_invoice: '後払い請求書',
  invoice: '請求書',
  individual: '個別の取り決め',
};
