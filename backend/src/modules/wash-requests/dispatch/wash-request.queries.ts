import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Encryption } from '../../../common/crypto/encryption.js';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { listRequest } from '../../../common/pagination/list-request.js';
import type { Page } from '../../../common/pagination/page.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { Database } from '../../../common/transaction/database.js';
import {
  consoleRequestDetailView,
  detailParameters,
  DETAIL_ORDER,
  FULL_DETAIL_SELECT,
  MASKED_DETAIL_SELECT,
  type DetailRow,
} from './console-request-detail.js';
import type { ConsoleRequestDetailView } from './console-request-detail.view.js';
import {
  consoleRequestView,
  PERSONAL_ROW_COLUMNS,
  ROW_COLUMNS,
  ROW_TABLES,
  type ConsoleRequestRow,
} from './console-request-row.js';
import { isMasked, visibleRequests } from './console-request-scope.js';
import { inOrder, REQUEST_LIST, searchConditions } from './console-request-search.js';
import type { ConsoleRequestView } from './console-request.view.js';
import type { ConsoleRequestsQuery } from './console-requests.query.dto.js';
import { LeftStops } from './left-stops.js';
import { ProvisionalRequests } from './provisional-requests.js';

const MASKED_SELECT = `SELECT ${ROW_COLUMNS} FROM ${ROW_TABLES}`;
const FULL_SELECT = `SELECT ${ROW_COLUMNS}, ${PERSONAL_ROW_COLUMNS} FROM ${ROW_TABLES}`;
const selectFor = (caller: Principal): string => (isMasked(caller) ? MASKED_SELECT : FULL_SELECT);

/** The requests as the back office lists them. Whom a caller may not see is left out by the query itself. */
@Injectable()
export class WashRequestQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
    @Inject(ProvisionalRequests) private readonly provisional: ProvisionalRequests,
    @Inject(LeftStops) private readonly left: LeftStops,
  ) {}

  /** The rows of a search, in one statement; with a range a page of them. Throws FieldErrors for a bad search. */
  async list(caller: Principal, query: ConsoleRequestsQuery): Promise<Page<ConsoleRequestView>> {
    const { filter, orderBy, sort, offset, limit } = await listRequest(query, REQUEST_LIST);
    const search = { ...filter, ...query };
    const { sql, parameters } = searchConditions(caller, search, this.clock.now());
    const text = `${selectFor(caller)} WHERE ${sql} ORDER BY ${orderBy}`;
    if (Number(search.provisional) === 1 && Number(search.late) !== 1) {
      const stored = await this.rows(text, parameters);
      const all = [...stored, ...(await this.provisional.rows(caller, search))].sort(inOrder(sort));
      const rows = query.range === undefined ? all : all.slice(offset, offset + limit);
      return { rows, offset, total: all.length };
    }
    if (query.range === undefined) {
      const rows = await this.rows(text, parameters);
      return { rows, offset: 0, total: rows.length };
    }
    const rows = await this.rows(`${text} LIMIT ? OFFSET ?`, [...parameters, limit, offset]);
    return { rows, offset, total: await this.count(sql, parameters) };
  }

  /** A customer's live requests, the latest first. */
  ofUser(caller: Principal, userId: number): Promise<ConsoleRequestView[]> {
    const { sql, parameters } = visibleRequests(caller);
    return this.rows(
      `${selectFor(caller)} WHERE w.user_id = ? AND ${sql} ORDER BY w.sched_dt DESC, w.id DESC LIMIT ?`,
      [userId, ...parameters, SERVER_LIMITS.consoleRowsMax],
    );
  }

  /** One row. Throws {@link NotFound} when there is none that the caller may see. */
  async one(caller: Principal, id: number): Promise<ConsoleRequestView> {
    const { sql, parameters } = visibleRequests(caller);
    const [row] = await this.rows(`${selectFor(caller)} WHERE w.id = ? AND ${sql}`, [id, ...parameters]);
    if (row === undefined) throw new NotFound();
    return row;
  }

  /**
   * One request with all that belongs to it, in one statement. Throws {@link NotFound} like {@link one}; whoever had it until
   * a while ago is told what became of it.
   */
  async detail(caller: Principal, id: number): Promise<ConsoleRequestDetailView> {
    const { sql, parameters } = visibleRequests(caller);
    const select = isMasked(caller) ? MASKED_DETAIL_SELECT : FULL_DETAIL_SELECT;
    const text = `${select} WHERE w.id = ? AND ${sql} ORDER BY ${DETAIL_ORDER}`;
    const rows = await this.database.queryPrepared<DetailRow>(text, [...detailParameters(id), ...parameters]);
    const [row] = rows;
    if (row === undefined) throw (await this.left.of(caller, id)) ?? new NotFound();
    return consoleRequestDetailView(this.opened(row), rows, this.clock.today());
  }

  private opened(row: DetailRow): DetailRow<DecryptedText> {
    if (row.delivery_box_pw === undefined) return row;
    return { ...row, delivery_box_pw: this.encryption.open(row.delivery_box_pw) };
  }

  private async count(conditions: string, parameters: readonly unknown[]): Promise<number> {
    const sql = `SELECT COUNT(*) AS total FROM ${ROW_TABLES} WHERE ${conditions}`;
    const [row] = await this.database.query<{ total: number | string }>(sql, parameters);
    return Number(row?.total);
  }

  private async rows(sql: string, parameters: readonly unknown[]): Promise<ConsoleRequestView[]> {
    return (await this.database.query<ConsoleRequestRow>(sql, parameters)).map(consoleRequestView);
  }
}
