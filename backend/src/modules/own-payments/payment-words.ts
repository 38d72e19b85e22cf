import { PAYMENT_SUBJECTS_JA } from '@laundry/shared/masters/payment-words-ja';
import type { OwnPaymentRowView } from './own-payment.view.js';

/** In files and documents, which are Japanese, as the law and accounting software want them: `月額料金（2026年10月分）`, `バッグの追加購入 3バッグ`, `単発のご依頼（受付番号 284）` */
export function boughtWords({ subject, months, count, request_id }: OwnPaymentRowView): string {
  const word = PAYMENT_SUBJECTS_JA[subject];
  if (months.length > 0) return `${word}（${months.map(monthWords).join('、')}）`;
  if (count !== null) return `${word} ${count}バッグ`;
  return request_id === null ? word : `${word}（受付番号 ${request_id}）`;
}

const monthWords = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月分`;
