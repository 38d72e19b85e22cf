import { Inject, Injectable } from '@nestjs/common';
import { Conditions } from '../../../common/sql/conditions.js';
import { rangeOf } from '../../../common/pagination/list-request.js';
import type { Page } from '../../../common/pagination/page.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { Database } from '../../../common/transaction/database.js';
import type { ProgressView } from './console-progress.view.js';
import { checkedSpan } from '../dispatch/console-request-search.js';
import type { ProgressQuery } from './progress.query.dto.js';
import { liveSql } from '../request/live-request.js';
import { STAGE_COLUMNS, type StageColumns } from '../request/stage-columns.js';
import { stageWork } from '../request/stage-work.js';

/** Who did what, for managers: one row for each stage done, and for each part of a split (handbook/requests.md#stages). */
@Injectable()
export class ConsoleProgressQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** In the order in which it was done. Throws FieldErrors for a span that is too long, or a range that is none. */
  async list(query: ProgressQuery): Promise<Page<ProgressView>> {
    const { from, to } = checkedSpan(query);
    const stages = STAGE_COLUMNS.filter(({ status }) => !query.status?.length || query.status.includes(status));
    const parts = stages.map((stage) => stageRows(stage, { ...query, from, to }));
    const done = parts.map((part) => part.sql).join(' UNION ALL ');
    const parameters = parts.flatMap((part) => part.parameters);
    const sql = `${done} ORDER BY dt, wash_request_id, staff_id`;
    if (query.range === undefined) {
      const rows = await this.rows(sql, parameters);
      return { rows, offset: 0, total: rows.length };
    }
    const { offset, limit } = rangeOf(query.range, SERVER_LIMITS.consoleRowsMax);
    const rows = await this.rows(`${sql} LIMIT ? OFFSET ?`, [...parameters, limit, offset]);
    const [counted] = await this.database.query<{ total: number | string }>(
      `SELECT COUNT(*) AS total FROM (${done}) done`,
      parameters,
    );
    return { rows, offset, total: Number(counted?.total) };
  }

  private async rows(sql: string, parameters: readonly unknown[]): Promise<ProgressView[]> {
    const rows = await this.database.query<ProgressView & { half_count: number }>(sql, parameters);
    return rows.map(({ half_count, ...row }) => ({ ...row, count: half_count / 2 }));
  }
}

function stageRows({ status, at, by }: StageColumns, { from, to, staff_id }: ProgressQuery) {
  const { staff, halves, join } = stageWork({ status, by });
  const conditions = new Conditions().add(`w.${at} >= ? AND w.${at} <= ?`, from, to).add(liveSql('w'));
  if (staff_id) conditions.add(`${staff} = ?`, staff_id);
  const sql = `
    SELECT w.${at} AS dt, s.id AS staff_id, s.name1 AS staff_name1, s.name2 AS staff_name2, ${status} AS status,
           w.id AS wash_request_id, w.user_id, u.name1, u.name2, ${halves} AS half_count
      FROM wash_requests w
      JOIN users u ON u.id = w.user_id
      ${join}
      LEFT JOIN users s ON s.id = ${staff}
     WHERE ${conditions.sql}`;
  return { sql, parameters: conditions.parameters };
}
