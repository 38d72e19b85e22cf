import type { CustomerPaymentState, PaymentSubject, PaymentWay } from '../constants/customer-payments.js';

/** What money was for, how it was paid and where it stands: on the customer's screen as in their file and on their documents. */
export const PAYMENT_SUBJECTS_JA = {
  first_month: '初月の月額料金',
  plan: 'プラン料金',
  owed: '未払い料金',
  washes: 'バッグの追加購入',
  onetime: '単発のご依頼',
  month: '月額料金',
  sale: '追加のご注文',
} as const satisfies Record<PaymentSubject, string>;

export const PAYMENT_WAYS_JA = {
  card: 'クレジットカード',
  paypay: 'PayPay',
  deferred_invoice: '後払い請求書',
  invoice: '請求書',
  individual: '別途ご案内',
} as const satisfies Record<PaymentWay, string>;

export const CUSTOMER_PAYMENTS_JA = {
  open: 'お手続き中',
  checking: '確認中',
  paid: 'お支払い済み',
  not_paid: '決済されませんでした',
  owed: '未払い',
  paid_later: '別のお支払いで精算済み',
  by_provider: '決済会社より請求',
  billed: 'ご請求中',
  overdue: 'お支払い期限超過',
  not_billed: 'ご請求なし',
  refund_due: '返金予定',
  refunded: '返金済み',
} as const satisfies Record<CustomerPaymentState, string>;
