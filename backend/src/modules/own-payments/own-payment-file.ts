import { Readable } from 'node:stream';
import { CUSTOMER_PAYMENT, type CustomerPaymentState } from '@laundry/shared/constants/customer-payments';
import { CUSTOMER_PAYMENTS_JA, PAYMENT_WAYS_JA } from '@laundry/shared/masters/payment-words-ja';
import { TAX_RATE, taxByRate } from '@laundry/shared/rules/payments/consumption-tax';
import type { Cell, Table } from '../../common/files/table.js';
import type { OwnPaymentRowView } from './own-payment.view.js';
import { boughtWords } from './payment-words.js';

const HEADER = ['日付', '内容', 'お支払い方法', '状態', '税込金額', '税率', '内消費税額', 'お支払い期限', '管理番号'];

/** By these no money moves, or another row says it: their amount would be in a sum twice. */
const WITHOUT_AMOUNT: readonly CustomerPaymentState[] = [
  CUSTOMER_PAYMENT.notPaid,
  CUSTOMER_PAYMENT.notBilled,
  CUSTOMER_PAYMENT.paidLater,
];

/** A month's money for an accountant: what goes back is negative, so that the sum is what the month has cost. */
export const paymentFile = (month: string, payments: readonly OwnPaymentRowView[]): Table => ({
  name: `お支払い_${month}`,
  header: HEADER,
  rows: Readable.from(rowsOf(payments)),
});

function* rowsOf(payments: readonly OwnPaymentRowView[]): Generator<readonly Cell[]> {
  for (const payment of payments) {
    const { at, method, state, amount, is_refund, due_date, key } = payment;
    const [tax] = taxByRate([{ rate: TAX_RATE.standard, amount }]);
    const hasAmount = !WITHOUT_AMOUNT.includes(state);
    const signed = (yen: number): number | null => (hasAmount ? (is_refund ? -yen : yen) : null);
    yield [
      at.slice(0, 10),
      is_refund ? `返金：${boughtWords(payment)}` : boughtWords(payment),
      PAYMENT_WAYS_JA[method],
      CUSTOMER_PAYMENTS_JA[state],
      signed(amount),
      `${TAX_RATE.standard}%`,
      signed(tax?.tax ?? 0),
      due_date,
      key.toUpperCase(),
    ];
  }
}
