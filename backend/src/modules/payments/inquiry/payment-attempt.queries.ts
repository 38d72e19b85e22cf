import { Inject, Injectable } from '@nestjs/common';
import { Conditions } from '../../../common/sql/conditions.js';
import { listRequest, type ListSpec } from '../../../common/pagination/list-request.js';
import type { Page } from '../../../common/pagination/page.js';
import { readPage } from '../../../common/pagination/read-page.js';
import { Database } from '../../../common/transaction/database.js';
import { PaymentAttemptFilter, type PaymentAttemptQuery } from './payment-attempt-filter.dto.js';
import type { CallToProviderView, PaymentAttemptView } from './payment-attempt.view.js';
import { toldAnswer, type ToldAnswer } from './told-answer.js';

const OWN_COLUMNS = ['id', 'payment_id', 'kind', 'state', 'began_at', 'ended_at'];
const COLUMNS = `${OWN_COLUMNS.map((column) => `a.${column}`).join(', ')}, a.answer,
  p.channel, p.amount AS payment_amount, p.state AS payment_state, p.user_id, u.name1, u.name2`;
const FROM = 'payment_attempts a JOIN payments p ON p.id = a.payment_id JOIN users u ON u.id = p.user_id';
/** Of one payment: more than it is asked about in a month. */
const OF_ONE = 100;

const LIST: ListSpec<PaymentAttemptFilter> = {
  filter: PaymentAttemptFilter,
  sorts: Object.fromEntries(OWN_COLUMNS.map((column) => [column, `a.${column}`])),
  order: 'a.began_at DESC',
  tieBreak: 'a.id DESC',
  pageSize: 100,
};

type Row<View> = Omit<View, keyof ToldAnswer> & { readonly answer: string };
const told = <View>({ answer, ...row }: Row<View>): View => ({ ...row, ...toldAnswer(answer) }) as View;

/** The calls to payment providers, as long as they are stored. */
@Injectable()
export class PaymentAttemptQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async page(query: PaymentAttemptQuery): Promise<Page<PaymentAttemptView>> {
    const { filter, ...span } = await listRequest(query, LIST);
    const source = { columns: COLUMNS, from: FROM, where: conditions({ ...filter, ...query }) };
    const { rows, ...page } = await readPage<Row<PaymentAttemptView>>(this.database, source, span);
    return { ...page, rows: rows.map((row) => told<PaymentAttemptView>(row)) };
  }

  /** Those of one payment, the latest first. */
  async ofPayment(id: number): Promise<CallToProviderView[]> {
    const rows = await this.database.query<Row<CallToProviderView>>(
      `SELECT a.id, a.kind, a.state, a.began_at, a.ended_at, a.answer FROM payment_attempts a
        WHERE a.payment_id = ? ORDER BY a.id DESC LIMIT ${OF_ONE}`,
      [id],
    );
    return rows.map((row) => told<CallToProviderView>(row));
  }
}

function conditions({ id, from, to, user_id, state, kind }: PaymentAttemptFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('a.id', id);
  if (from !== undefined) where.add('a.began_at >= ?', from);
  if (to !== undefined) where.add('a.began_at <= ?', to);
  if (user_id !== undefined) where.add('p.user_id = ?', user_id);
  if (state !== undefined) where.add('a.state = ?', state);
  if (kind !== undefined) where.add('a.kind = ?', kind);
  return where;
}
