import { Inject, Injectable } from '@nestjs/common';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { personName } from '@laundry/shared/text/person-name';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { Encryption } from '../../common/crypto/encryption.js';
import type { Encrypted } from '../../common/crypto/unreadable.js';
import { Conditions } from '../../common/sql/conditions.js';
import { rangeOf } from '../../common/pagination/list-request.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage, type PageSource } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { NamedChanges } from '../history/named-changes.js';
import { HISTORY_SELECT, historyRowView, type HistoryRow } from '../history/history-row.js';
import { ofSecondFactors } from '../history/history-search.js';
import type { HistoryRowView } from '../history/history.view.js';
import type { OutboxState } from '../mail/outbox-row.entity.js';
import { mailState } from '../mail/mail-state.js';
import { ConsoleUserQueries } from '../users/console/console-user.queries.js';
import type { CustomerMailView, CustomerPaymentView, LedgerEntryView } from './customer-record.view.js';

const PAGE_SIZE = 50;

type LedgerRow = Omit<LedgerEntryView, 'balance' | 'actor_name'> & {
  readonly balance: number | string;
  readonly name1: string | null;
  readonly name2: string | null;
};
type PaymentRow = Omit<CustomerPaymentView, 'is_refund'> & { readonly is_refund: boolean | number };
type MailRow = Encrypted<Omit<CustomerMailView, 'state'>, 'recipient'> & {
  readonly state: OutboxState;
  readonly last_error: string;
};

/** Partitioned by the customer, so that the database reads one customer's entries. */
const LEDGER = `(
  SELECT e.id, e.user_id, e.created_at, e.delta, e.reason, e.wash_request_id, e.actor_id,
         SUM(e.delta) OVER (PARTITION BY e.user_id ORDER BY e.id) AS balance
    FROM count_entries e) c
  LEFT JOIN users a ON a.id = c.actor_id`;

const PAYMENTS = `(
  SELECT 'provider' AS source, p.id, p.user_id, p.created_at, p.amount AS price, p.page_id, p.channel,
         NULL AS payment_method_id, p.state, NULL AS status_id, FALSE AS is_refund
    FROM payments p
   UNION ALL
  SELECT 'manual', m.id, m.user_id, m.created_at, m.price, m.page_id, NULL,
         m.payment_method_id, NULL, m.status_id, m.is_refund
    FROM manual_payments m) x`;

/** What happened with one customer, the latest first: balance, money, mails, operations. */
@Injectable()
export class CustomerRecordQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(NamedChanges) private readonly named: NamedChanges,
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {}

  async ledger(userId: number, range: string | undefined): Promise<Page<LedgerEntryView>> {
    const columns = 'c.id, c.created_at, c.delta, c.balance, c.reason, c.wash_request_id, a.name1, a.name2';
    const page = await this.page<LedgerRow>(userId, range, { columns, from: LEDGER, of: 'c' }, 'c.id DESC');
    return { ...page, rows: page.rows.map(ledgerView) };
  }

  async payments(userId: number, range: string | undefined): Promise<Page<CustomerPaymentView>> {
    const columns =
      'x.source, x.id, x.created_at, x.price, x.page_id, x.channel, x.payment_method_id, x.state, x.status_id, x.is_refund';
    const source = { columns, from: PAYMENTS, of: 'x' };
    const page = await this.page<PaymentRow>(userId, range, source, 'x.created_at DESC, x.source, x.id DESC');
    return { ...page, rows: page.rows.map((row) => ({ ...row, is_refund: Boolean(row.is_refund) })) };
  }

  async mails(caller: Principal, userId: number, range: string | undefined): Promise<Page<CustomerMailView>> {
    const columns = 'm.id, m.created_at, m.template, m.subject, m.recipient, m.state, m.last_error, m.sent_at';
    const where = new Conditions();
    if (!may(asOperator(caller), 'members.secondFactor')) where.add("m.template <> 'second_factor_changed'");
    const page = await this.page<MailRow>(userId, range, { columns, from: 'mails m', of: 'm', where }, 'm.id DESC');
    return {
      ...page,
      rows: page.rows.map(({ last_error, ...mail }) => ({
        ...mail,
        recipient: this.encryption.readable(mail.recipient),
        state: mailState(mail.state, last_error),
      })),
    };
  }

  async history(caller: Principal, userId: number, range: string | undefined): Promise<Page<HistoryRowView>> {
    const where = ofSecondFactors(caller, new Conditions());
    const source = { columns: HISTORY_SELECT, from: 'operation_histories h', of: 'h', where };
    const page = await this.page<HistoryRow>(userId, range, source, 'h.search_timestamp DESC, h.id DESC');
    return { ...page, rows: await this.named.of(page.rows.map(historyRowView)) };
  }

  /** Throws NotFound for whom the user list does not show. */
  private async page<Row>(
    userId: number,
    range: string | undefined,
    { of, where = new Conditions(), ...source }: Omit<PageSource, 'where'> & { of: string; where?: Conditions },
    orderBy: string,
  ): Promise<Page<Row>> {
    const span = { orderBy, ...rangeOf(range, PAGE_SIZE) };
    await this.users.one(userId);
    where.add(`${of}.user_id = ?`, userId);
    return readPage<Row>(this.database, { ...source, where }, { ...span, sort: null });
  }
}

const ledgerView = ({ balance, name1, name2, ...entry }: LedgerRow): LedgerEntryView => ({
  ...entry,
  balance: Number(balance),
  actor_name: name1 === null || name2 === null ? null : personName({ name1, name2 }),
});
