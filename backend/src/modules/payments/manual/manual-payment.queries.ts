import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { at, endOfDay, firstOfMonth } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { listRequest, type ListSpec } from '../../../common/pagination/list-request.js';
import type { Page } from '../../../common/pagination/page.js';
import { readPage } from '../../../common/pagination/read-page.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { ManualPaymentFilter, type ManualPaymentQuery } from './manual-payment-filter.dto.js';
import type {
  ManualPaymentSumView,
  ManualPaymentView,
  PendingPaymentsView,
  SiteInfoView,
} from './manual-payment.view.js';

const OWN_COLUMNS = [
  ...['id', 'created_at', 'price', 'count', 'month', 'page_id', 'payment_method_id', 'status_id', 'due_date'],
  ...['is_refund', 'user_id', 'bikou', 'update_user_id', 'updated_at', 'version'],
];

/** A row as the database answers it: its booleans are 0 and 1. */
interface Row extends Omit<ManualPaymentView, 'is_refund' | 'is_unconfirmed'> {
  readonly is_refund: number | boolean;
  readonly is_unconfirmed: number | boolean;
}

/** Sums as the drivers answer them: numbers, or texts. */
type Sum = Pick<ManualPaymentSumView, 'status_id'> &
  Readonly<Record<'count' | 'price' | 'refund' | 'overdue', number | string>>;

/** What is owed to us: what goes back is none of it. */
const OWED = 'SUM(CASE WHEN p.is_refund THEN 0 ELSE p.price END)';
const SUMS = `${OWED} AS price,
              SUM(CASE WHEN p.is_refund THEN p.price ELSE 0 END) AS refund`;

const COLUMNS = `${OWN_COLUMNS.map((column) => `p.\`${column}\``).join(', ')},
  p.payment_id, (p.payment_id IS NOT NULL AND p.is_refund = FALSE) AS is_unconfirmed,
  u.name1, u.name2, u.kana1, u.kana2, u.company_name, o.name1 AS update_name1, o.name2 AS update_name2`;
const FROM = 'manual_payments p JOIN users u ON u.id = p.user_id LEFT JOIN users o ON o.id = p.update_user_id';

const LIST: ListSpec<ManualPaymentFilter> = {
  filter: ManualPaymentFilter,
  sorts: Object.fromEntries(OWN_COLUMNS.map((column) => [column, `p.\`${column}\``])),
  order: 'p.created_at DESC',
  tieBreak: 'p.id DESC',
  pageSize: SERVER_LIMITS.consoleRowsMax,
};

/** Money that people settle by hand, for the back office. */
@Injectable()
export class ManualPaymentQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async page(query: ManualPaymentQuery): Promise<Page<ManualPaymentView>> {
    const { filter, ...span } = await listRequest(query, LIST);
    const where = this.conditions({ ...filter, ...query });
    const page = await readPage<Row>(this.database, { columns: COLUMNS, from: FROM, where }, span);
    const rows = page.rows.map((row) => ({
      ...row,
      is_refund: Boolean(row.is_refund),
      is_unconfirmed: Boolean(row.is_unconfirmed),
    }));
    return { ...page, rows };
  }

  async sums(query: ManualPaymentQuery): Promise<ManualPaymentSumView[]> {
    const { filter } = await listRequest(query, LIST);
    const where = this.conditions({ ...filter, ...query });
    const rows = await this.database.query<Sum>(
      `SELECT p.status_id, COUNT(*) AS count, ${SUMS},
              SUM(CASE WHEN p.status_id = ${PAYMENT_STATUS.pending} AND p.due_date < ? THEN 1 ELSE 0 END) AS overdue
         FROM manual_payments p WHERE ${where.sql} GROUP BY p.status_id ORDER BY p.status_id`,
      [this.clock.today(), ...where.parameters],
    );
    return rows.map(({ status_id, count, price, refund, overdue }) => ({
      status_id,
      count: Number(count),
      price: Number(price),
      refund: Number(refund),
      overdue: Number(overdue),
    }));
  }

  /** As many as the list has of pending ones, however old. */
  async pending(): Promise<PendingPaymentsView> {
    const [row] = await this.database.query<{ count: number | string; price: number | string | null }>(
      `SELECT COUNT(*) AS count, ${OWED} AS price
         FROM manual_payments p WHERE p.status_id = ${PAYMENT_STATUS.pending}`,
    );
    return { count: Number(row?.count), price: Number(row?.price ?? 0) };
  }

  siteInfo(): SiteInfoView {
    return { name: this.config.brandName, url: this.config.publicUrl };
  }

  private conditions({ id, from, to, user_id, status_id }: ManualPaymentFilter): Conditions {
    const where = new Conditions();
    const today = this.clock.today();
    if (id !== undefined) where.in('p.id', id);
    else {
      where.add('p.created_at >= ?', from ?? at(firstOfMonth(today), '00:00'));
      where.add('p.created_at <= ?', to ?? endOfDay(today));
    }
    if (user_id !== undefined) where.add('p.user_id = ?', user_id);
    if (status_id !== undefined && status_id.length > 0) where.in('p.status_id', status_id);
    return where;
  }
}
