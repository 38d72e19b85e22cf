import {
  CUSTOMER_PAYMENT,
  PAYMENT_SUBJECT,
  PAYMENT_WAY,
  type PaymentSubject,
} from '@laundry/shared/constants/customer-payments';
import type { CustomerPaymentState, PaymentWay } from '@laundry/shared/constants/customer-payments';
import type { OwnPaymentRowView } from './own-payment.view.js';

/** What files and documents call it; they are Japanese, as the law and accounting software want them. */
const SUBJECT_WORDS: Readonly<Record<PaymentSubject, string>> = {
  [PAYMENT_SUBJECT.firstMonth]: '初月の月額料金',
  [PAYMENT_SUBJECT.plan]: 'プラン料金',
  [PAYMENT_SUBJECT.owed]: '未払い料金',
  [PAYMENT_SUBJECT.washes]: 'バッグの追加購入',
  [PAYMENT_SUBJECT.onetime]: '単発のご依頼',
  [PAYMENT_SUBJECT.month]: '月額料金',
  [PAYMENT_SUBJECT.sale]: '追加のご注文',
};

export const WAY_WORDS: Readonly<Record<PaymentWay, string>> = {
  [PAYMENT_WAY.card]: 'クレジットカード',
  [PAYMENT_WAY.paypay]: 'PayPay',
  [PAYMENT_WAY.deferredInvoice]: '後払い請求書',
  [PAYMENT_WAY.invoice]: '請求書',
  [PAYMENT_WAY.individual]: '別途ご案内',
};

export const STATE_WORDS: Readonly<Record<CustomerPaymentState, string>> = {
  [CUSTOMER_PAYMENT.open]: 'お手続き中',
  [CUSTOMER_PAYMENT.checking]: '確認中',
  [CUSTOMER_PAYMENT.paid]: 'お支払い済み',
  [CUSTOMER_PAYMENT.notPaid]: '決済されませんでした',
  [CUSTOMER_PAYMENT.owed]: '未払い',
  [CUSTOMER_PAYMENT.paidLater]: '別のお支払いで精算済み',
  [CUSTOMER_PAYMENT.byProvider]: '決済会社より請求',
  [CUSTOMER_PAYMENT.billed]: 'ご請求中',
  [CUSTOMER_PAYMENT.overdue]: 'お支払い期限超過',
  [CUSTOMER_PAYMENT.notBilled]: 'ご請求なし',
  [CUSTOMER_PAYMENT.refundDue]: '返金予定',
  [CUSTOMER_PAYMENT.refunded]: '返金済み',
};

/** `月額料金（2026年10月分）`, `バッグの追加購入 3バッグ`, `単発のご依頼（受付番号 284）` */
export function boughtWords({ subject, months, count, request_id }: OwnPaymentRowView): string {
  const word = SUBJECT_WORDS[subject];
  if (months.length > 0) return `${word}（${months.map(monthWords).join('、')}）`;
  if (count !== null) return `${word} ${count}バッグ`;
  return request_id === null ? word : `${word}（受付番号 ${request_id}）`;
}

const monthWords = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月分`;
