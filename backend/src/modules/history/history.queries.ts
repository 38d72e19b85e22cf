import { Inject, Injectable } from '@nestjs/common';
import { grantOf } from '@laundry/shared/rules/permissions';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import type { HistoryQuery } from './dto/history-filter.dto.js';
import { HISTORY_COLUMNS, historyRowView, maskedHistoryRowView, type HistoryRow } from './history-row.js';
import { HISTORY_LIST, historyConditions } from './history-search.js';
import type { HistoryRowView } from './history.view.js';

const COLUMNS = HISTORY_COLUMNS.map((column) => `h.\`${column}\``).join(', ');

/** Who did what (spec 3 §2.9). */
@Injectable()
export class HistoryQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async list(caller: Principal, query: HistoryQuery): Promise<Page<HistoryRowView>> {
    const { filter, ...span } = await listRequest(query, HISTORY_LIST);
    const where = historyConditions(caller, { ...filter, ...query }, this.clock.today());
    const source = { columns: COLUMNS, from: 'operation_histories h', where };
    const page = await readPage<HistoryRow>(this.database, source, span);
    const masked = grantOf(caller, 'history.view') === 'masked';
    return { ...page, rows: page.rows.map(masked ? maskedHistoryRowView : historyRowView) };
  }
}
