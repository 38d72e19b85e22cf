import { Readable } from 'node:stream';
import type { Table } from '../../common/files/table.js';
import type { MonthRequest } from './requests-of-month.js';

const HEADER = ['集荷日', '受付番号', 'バッグ数', '部門', '依頼した方'];

/** A month's requests for a company's books, with the cost centre of each. */
export const monthRequestsFile = (month: string, requests: readonly MonthRequest[]): Table => ({
  name: `ご依頼_${month}`,
  header: HEADER,
  rows: Readable.from(
    requests.map(({ date, id, count, cost_centre, booked_by }) => [date, id, count, cost_centre, booked_by]),
  ),
});
