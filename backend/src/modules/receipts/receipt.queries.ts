import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { billedMonth, type BilledMonth } from '@laundry/shared/rules/payments/receipt';
import { endOfDay } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { inBatches } from '../../common/files/in-batches.js';
import type { Cell, Table } from '../../common/files/table.js';
import { Database } from '../../common/transaction/database.js';
import { RECEIPT_HEADER, receiptLine, type BilledCustomer, type BilledSum } from './receipt-line.js';
import type { ReceiptView } from './receipt.view.js';

/** What was billed by invoice in a month; not what an operator marked as needing no action, nor what a provider was asked for, or gives back. */
const INVOICED = 'p.month = ? AND p.payment_method_id = ? AND p.payment_id IS NULL AND p.status_id <> ?';
/** What customers with a receipt have paid in it by card or PayPay; a deferred invoice is the provider's own bill. */
const PAID = `p.state = ? AND p.channel <> ? AND p.amount > 0 AND p.settled_at >= ? AND p.settled_at <= ?
  AND p.refund_needed = FALSE`;

/** Last month's sums of who pays by invoice and of who gets a receipt, for the accounting software. */
@Injectable()
export class ReceiptQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async list(): Promise<ReceiptView[]> {
    const found: ReceiptView[] = [];
    for await (const line of this.lines()) found.push(line);
    return found;
  }

  table(): Table {
    return { name: '請求書データ', header: RECEIPT_HEADER, rows: this.cells() };
  }

  private async *cells(): AsyncGenerator<readonly Cell[]> {
    for await (const line of this.lines()) yield Object.values<Cell>({ ...line });
  }

  private async *lines(): AsyncGenerator<ReceiptView> {
    const billed = billedMonth(this.clock.today());
    const read = (afterId: number, limit: number) => this.customers(billed, afterId, limit);
    for await (const { sums, ...customer } of inBatches(read)) {
      for (const sum of sums) yield receiptLine(customer, sum, billed);
    }
  }

  private async customers(billed: BilledMonth, afterId: number, limit: number) {
    const customers = await this.database.query<BilledCustomer>(
      `SELECT u.id, u.name1, u.name2, u.company_name, u.plan_id FROM users u
        WHERE u.id > ? AND (EXISTS (SELECT 1 FROM manual_payments p WHERE p.user_id = u.id AND ${INVOICED})
              OR (u.receipt = 1 AND EXISTS (SELECT 1 FROM payments p WHERE p.user_id = u.id AND ${PAID})))
        ORDER BY u.id LIMIT ?`,
      [afterId, ...invoiced(billed), ...paid(billed), limit],
    );
    const sums = await this.sums(
      customers.map(({ id }) => id),
      billed,
    );
    return customers.map((customer) => ({ ...customer, sums: sums.filter(({ user_id }) => user_id === customer.id) }));
  }

  private async sums(ids: readonly number[], billed: BilledMonth): Promise<readonly BilledSum[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    const byInvoice = await this.database.query<BilledSum>(
      `SELECT p.user_id, p.price, p.count, p.page_id, p.payment_method_id FROM manual_payments p
        WHERE p.user_id IN (${places}) AND ${INVOICED} ORDER BY p.id`,
      [...ids, ...invoiced(billed)],
    );
    const byCard = await this.database.query<Omit<BilledSum, 'count' | 'payment_method_id'>>(
      `SELECT p.user_id, p.amount AS price, p.page_id FROM payments p JOIN users u ON u.id = p.user_id
        WHERE p.user_id IN (${places}) AND u.receipt = 1 AND ${PAID} ORDER BY p.id`,
      [...ids, ...paid(billed)],
    );
    return [...byInvoice, ...byCard.map((sum) => ({ ...sum, count: 1, payment_method_id: PAYMENT_METHOD.creditCard }))];
  }
}

const invoiced = ({ month }: BilledMonth): readonly unknown[] => [
  month,
  PAYMENT_METHOD.invoice,
  PAYMENT_STATUS.noAction,
];
const paid = ({ month, closes }: BilledMonth): readonly unknown[] => [
  PAYMENT_STATE.settled,
  PAYMENT_CHANNEL.deferredInvoice,
  `${month}-01 00:00:00`,
  endOfDay(closes),
];
