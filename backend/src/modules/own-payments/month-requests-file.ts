import { Readable } from 'node:stream';
import { dateOf } from '@laundry/shared/time/jst';
import type { Table } from '../../common/files/table.js';
import type { MonthRequest } from './requests-of-month.js';

const HEADER = ['集荷日', '受付番号', 'バッグ数', '部門', '依頼した方', '請求月', 'キャンセル日'];

/**
 * A month's requests for a company's books, with the cost centre of each and the month whose invoice summed it up: what
 * an invoice says is what has its month here, also where it was moved or cancelled since.
 */
export const monthRequestsFile = (month: string, requests: readonly MonthRequest[]): Table => ({
  name: `ご依頼_${month}`,
  header: HEADER,
  rows: Readable.from(
    requests.map(({ date, id, count, cost_centre, booked_by, invoiced_month, cancelled_at }) => [
      ...[date, id, count, cost_centre, booked_by],
      ...[invoiced_month, cancelled_at === null ? null : dateOf(cancelled_at)],
    ]),
  ),
});
