import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { receiptQuantity, type BilledMonth } from '@laundry/shared/rules/payments/receipt';
import { addressee } from '@laundry/shared/text/person-name';
import type { ReceiptView } from './receipt.view.js';

/** What the accounting software calls the columns, item1 to item28. */
export const RECEIPT_HEADER = [
  ...['受注まとめ番号', '案件コード', '案件名称', '顧客注文No.', '受注日', '顧客名称', '売上予定日', '請求作成方法'],
  ...['請求予定日', '請求書テンプレート', '請求書件名', '請求書備考', '請求先', '入金予定日', '入金方法', '入金元'],
  ...['社内担当者', '会計計上部門', '社内メモ', '摘要', '数量', '単位', '単価', '明細取引タイプ', '会計品目タグ'],
  ...['メモタグ1', 'メモタグ2', 'メモタグ3'],
];

const NUMBER_DIGITS = 6;
const NOTE_LENGTH = 200;

export interface BilledCustomer {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string | null;
  readonly plan_id: string;
}

/** One sum of a customer's month. */
export interface BilledSum {
  readonly user_id: number;
  readonly price: number;
  readonly count: number;
  readonly page_id: number;
  readonly payment_method_id: number;
}

/** A sum as a line; the number is in the memo, too, because the importer does not keep it. */
export function receiptLine(customer: BilledCustomer, sum: BilledSum, billed: BilledMonth): ReceiptView {
  const number = `${billed.month.replace('-', '')}-${String(customer.id).padStart(NUMBER_DIGITS, '0')}`;
  const { quantity, unit, unitPrice } = receiptQuantity(sum.price, sum.count);
  const plan = parsePlanId(customer.plan_id);
  const note = [labelOf(LOVS_JA.page, sum.page_id), plan === null ? '' : planName(plan, 'ja'), billed.label];
  const day = (date: string): string => date.replaceAll('-', '/');
  return {
    item1: number,
    item2: '',
    item3: `${billed.label} ご利用料金`,
    item4: '',
    item5: day(billed.closes),
    item6: addressee(customer),
    item7: day(billed.closes),
    item8: '自動作成',
    item9: day(billed.closes),
    item10: '',
    item11: `${billed.label} 集配クリーニングご利用料金`,
    item12: '',
    item13: addressee(customer),
    item14: day(billed.due),
    item15: sum.payment_method_id === PAYMENT_METHOD.invoice ? '振込' : '振替',
    item16: '',
    item17: '',
    item18: '',
    item19: number,
    item20: note
      .filter((part) => part !== '')
      .join(' ')
      .slice(0, NOTE_LENGTH),
    item21: quantity,
    item22: unit,
    item23: unitPrice,
    item24: '',
    item25: '',
    item26: '',
    item27: '',
    item28: '',
  };
}
