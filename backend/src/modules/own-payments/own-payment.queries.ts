import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { isInvoiced, isInvoiceMonth } from '@laundry/shared/rules/payments/customer-payment';
import { addMonths, monthOf } from '@laundry/shared/time/jst';
import { In, IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { chargedMonth } from '../payments/core/charged-month.js';
import { Payment } from '../payments/core/payment.entity.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import { billView, chargeView, paidCharges, paidRequests, type BillRow, type ChargeRow } from './own-payment-row.js';
import type { OwnPaymentRowView, OwnPaymentsView } from './own-payment.view.js';

/** Listed at once. */
const MONTHS = 6;

const CHARGED_AT = 'COALESCE(p.settled_at, p.created_at)';
/** A card that was only checked moved no money. */
const CHARGES = `SELECT p.id, ${CHARGED_AT} AS at, SUBSTR(${CHARGED_AT}, 1, 7) AS month, p.page_id, p.channel, p.amount,
    p.state, p.paid_by_id, p.purpose, r.status_id AS refund_status
  FROM payments p LEFT JOIN manual_payments r ON r.user_id = p.user_id AND r.payment_id = p.id AND r.is_refund = TRUE
  WHERE p.user_id = ? AND p.amount > 0`;

/** The status of a row was set when it was changed last. */
const MOVED_AT = `CASE WHEN m.status_id = ${PAYMENT_STATUS.done} THEN m.updated_at ELSE m.created_at END`;
/** What operators look at because its payment is unconfirmed, is that payment; a refund that is not made moves no money. */
const BILLS = `SELECT m.id, ${MOVED_AT} AS at,
    CASE WHEN m.is_refund = TRUE THEN SUBSTR(${MOVED_AT}, 1, 7) ELSE m.month END AS month, m.month AS billed_month,
    m.page_id, m.price, m.count, m.payment_method_id, m.status_id, m.due_date, m.is_refund, p.channel, p.purpose
  FROM manual_payments m LEFT JOIN payments p ON p.id = m.payment_id
  WHERE m.user_id = ? AND m.price > 0
    AND (m.payment_id IS NULL OR (m.is_refund = TRUE AND m.status_id <> ${PAYMENT_STATUS.noAction}))`;

/** A customer's money as the tables of payments have it, in the words of customers. */
@Injectable()
export class OwnPaymentQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The six months that end with `until`. */
  async list(userId: number, until: string): Promise<OwnPaymentsView> {
    const from = monthOf(addMonths(`${until}-01`, 1 - MONTHS));
    const payments = await this.between(userId, from, until);
    return {
      from,
      until,
      payments,
      invoice_months: this.invoiceMonths(payments),
      older: await this.before(userId, from),
    };
  }

  /** Those of the months `from` to `until`, newest first. */
  async between(userId: number, from: string, until: string): Promise<OwnPaymentRowView[]> {
    const span = [userId, from, until];
    const where = 'month BETWEEN ? AND ?';
    return this.views(
      await this.database.query<ChargeRow>(`SELECT * FROM (${CHARGES}) x WHERE ${where}`, span),
      await this.database.query<BillRow>(`SELECT * FROM (${BILLS}) x WHERE ${where}`, span),
    );
  }

  /** The one of a key; null when it is nobody's, or another's. */
  async one(userId: number, key: string): Promise<OwnPaymentRowView | null> {
    const of = [userId, Number(key.slice(1))];
    const [view] = key.startsWith('p')
      ? await this.views(await this.database.query<ChargeRow>(`SELECT * FROM (${CHARGES}) x WHERE id = ?`, of), [])
      : await this.views([], await this.database.query<BillRow>(`SELECT * FROM (${BILLS}) x WHERE id = ?`, of));
    return view ?? null;
  }

  /** Newest first. */
  private async views(charges: readonly ChargeRow[], bills: readonly BillRow[]): Promise<OwnPaymentRowView[]> {
    const owed = await this.owedMonths([...charges, ...bills].map(({ purpose }) => purpose));
    const cancelled = await this.cancelledRequests(charges);
    const today = this.clock.today();
    const rows = [
      ...charges.map((row) => chargeView(row, owed, cancelled)),
      ...bills.map((row) => billView(row, today, owed)),
    ];
    const orderOf = ({ month, at, key }: OwnPaymentRowView) => `${month} ${at} ${key}`;
    return rows.sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  }

  private invoiceMonths(payments: readonly OwnPaymentRowView[]): string[] {
    const today = this.clock.today();
    const months = payments.filter(isInvoiced).map(({ month }) => month);
    return [...new Set(months)].filter((month) => isInvoiceMonth(month, today));
  }

  private async before(userId: number, month: string): Promise<string | null> {
    const [row] = await this.database.query<{ month: string | null }>(
      `SELECT MAX(month) AS month FROM (SELECT month FROM (${CHARGES}) c UNION ALL SELECT month FROM (${BILLS}) b) x WHERE month < ?`,
      [userId, userId, month],
    );
    return row?.month ?? null;
  }

  /** The months of the charges that these payments pay after all. */
  private async owedMonths(purposes: readonly (string | null)[]): Promise<ReadonlyMap<number, string>> {
    const ids = paidCharges(purposes);
    if (ids.length === 0) return new Map();
    const charges = await this.database.manager.findBy(Payment, { id: In(ids) });
    return new Map(charges.map((charge) => [charge.id, chargedMonth(charge)]));
  }

  /** Which of the requests that these payments are for are cancelled. */
  private async cancelledRequests(charges: readonly ChargeRow[]): Promise<ReadonlySet<number>> {
    const ids = paidRequests(charges.map(({ purpose }) => purpose));
    if (ids.length === 0) return new Set();
    const { manager } = this.database;
    const requests = await manager.findBy(WashRequest, { id: In(ids), cancelled_at: Not(IsNull()) });
    return new Set(requests.map(({ id }) => id));
  }
}
