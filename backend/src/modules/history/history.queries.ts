import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { seesMasked } from '@laundry/shared/rules/accounts/permissions';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { inBatches } from '../../common/files/in-batches.js';
import type { Cell, Table } from '../../common/files/table.js';
import type { Conditions } from '../../common/sql/conditions.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import type { HistoryFilter, HistoryQuery } from './history-filter.dto.js';
import { HISTORY_SELECT, historyRowView, maskedHistoryRowView, type HistoryRow } from './history-row.js';
import { historyConditions, historyListFor } from './history-search.js';
import { HISTORY_HEADER, historyCells, historyFileName } from './history-table.js';
import { NamedChanges } from './named-changes.js';
import type { HistoryRowView } from './history.view.js';

/** Who did what (handbook/console.md#history). */
@Injectable()
export class HistoryQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(NamedChanges) private readonly named: NamedChanges,
  ) {}

  async list(caller: Principal, query: HistoryQuery): Promise<Page<HistoryRowView>> {
    const { filter, ...span } = await listRequest(query, historyListFor(caller));
    const where = historyConditions(caller, searchOf(filter, query), this.clock.today());
    const source = { columns: HISTORY_SELECT, from: 'operation_histories h', where };
    const page = await readPage<HistoryRow>(this.database, source, span);
    return { ...page, rows: await this.named.of(page.rows.map(viewFor(caller))) };
  }

  /** Every row of a search, in the order in which it was written. */
  async table(caller: Principal, query: HistoryQuery): Promise<Table> {
    const search = searchOf((await listRequest(query, historyListFor(caller))).filter, query);
    const where = historyConditions(caller, search, this.clock.today());
    const { operation_type = OPERATION.requestCreated, date, month = this.clock.today().slice(0, 7) } = search;
    const name = historyFileName(operation_type, date ?? month);
    return { name, header: HISTORY_HEADER, rows: this.rows(where, viewFor(caller)) };
  }

  private async *rows(where: Conditions, view: ReturnType<typeof viewFor>): AsyncGenerator<readonly Cell[]> {
    const read = async (afterId: number, limit: number) => {
      const sql = `SELECT ${HISTORY_SELECT} FROM operation_histories h WHERE ${where.sql} AND h.id > ? ORDER BY h.id LIMIT ?`;
      const rows = await this.database.query<HistoryRow>(sql, [...where.parameters, afterId, limit]);
      return this.named.of(rows.map(view));
    };
    for await (const row of inBatches(read)) yield historyCells(row);
  }
}

/** The search as JSON and as parameters of their own, which come before it. */
function searchOf(filter: HistoryFilter, query: HistoryQuery): HistoryFilter {
  const { filter: _filter, range: _range, sort: _sort, format: _format, ...own } = query;
  return { ...filter, ...own };
}

const viewFor = (caller: Principal) => (seesMasked(caller, 'history.view') ? maskedHistoryRowView : historyRowView);
