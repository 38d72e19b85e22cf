import { Inject, Injectable } from '@nestjs/common';
import { Conditions } from '../../../common/sql/conditions.js';
import { listRequest, type ListSpec } from '../../../common/pagination/list-request.js';
import type { Page } from '../../../common/pagination/page.js';
import { readPage } from '../../../common/pagination/read-page.js';
import { Database } from '../../../common/transaction/database.js';
import { PaymentMessageFilter, type PaymentMessageQuery } from './payment-message-filter.dto.js';
import type { PaymentMessageView } from './payment-message.view.js';

const PAGE_SIZE = 100;
const OWN_COLUMNS = [
  'id',
  'received_at',
  'channel',
  'source',
  'no',
  'outcome',
  'amount',
  'reason',
  'times',
  'payment_id',
];
const COLUMNS = `${OWN_COLUMNS.map((column) => `m.\`${column}\``).join(', ')},
  p.amount AS payment_amount, p.state AS payment_state, p.user_id, u.name1, u.name2`;
const FROM = 'payment_messages m LEFT JOIN payments p ON p.id = m.payment_id LEFT JOIN users u ON u.id = p.user_id';

const LIST: ListSpec<PaymentMessageFilter> = {
  filter: PaymentMessageFilter,
  sorts: Object.fromEntries(OWN_COLUMNS.map((column) => [column, `m.\`${column}\``])),
  order: 'm.received_at DESC',
  tieBreak: 'm.id DESC',
  pageSize: PAGE_SIZE,
};

/** Messages of payments that changed nothing, and were stored for people to see (handbook/payments.md#once). */
@Injectable()
export class PaymentMessageQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async page(query: PaymentMessageQuery): Promise<Page<PaymentMessageView>> {
    const { filter, ...span } = await listRequest(query, LIST);
    const where = conditions({ ...filter, ...query });
    return readPage<PaymentMessageView>(this.database, { columns: COLUMNS, from: FROM, where }, span);
  }
}

function conditions({ id, from, to, user_id }: PaymentMessageFilter): Conditions {
  const where = new Conditions().add("m.verdict = 'refused'");
  if (id !== undefined) where.in('m.id', id);
  if (from !== undefined) where.add('m.received_at >= ?', from);
  if (to !== undefined) where.add('m.received_at <= ?', to);
  if (user_id !== undefined) where.add('p.user_id = ?', user_id);
  return where;
}
