import { Inject, Injectable } from '@nestjs/common';
import type { Progress } from '@laundry/shared/constants/progress';
import { personName } from '@laundry/shared/text/person-name';
import { addDays, addMonths, at, monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import type { ActReportView } from './act-report.view.js';
import { OPEN_REPORTS, REPORT_DAYS, reportedAct } from './open-reports.js';

/** In which those days are, named one by one for the index: on 1 March also in January. */
const MONTHS_BACK = [0, 1, 2];
const ROWS = 100;

interface ReportRow extends Pick<ActReportView, 'id' | 'wreq_id' | 'user_id' | 'operation_user' | 'user' | 'company'> {
  readonly changes: string;
  readonly status: Progress;
  readonly is_live: number;
  readonly name1: string | null;
  readonly name2: string | null;
}

/** What was done at stops and not taken, for whoever steers the day. */
@Injectable()
export class ActReportQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async open(): Promise<ActReportView[]> {
    const today = this.clock.today();
    const first = addDays(today, -REPORT_DAYS);
    const thisMonth = `${monthOf(today)}-01`;
    const rows = await this.database.query<ReportRow>(
      `SELECT h.id, h.wreq_id, w.user_id, h.operation_user, h.user, h.company, h.changes, w.status, (${liveSql('w')}) AS is_live,
              s.name1, s.name2
         FROM operation_histories h JOIN wash_requests w ON w.id = h.wreq_id LEFT JOIN users s ON s.id = w.staff_id
        WHERE h.month IN (?, ?, ?) AND h.search_timestamp >= ? AND ${OPEN_REPORTS}
        ORDER BY h.id DESC LIMIT ${ROWS}`,
      [...MONTHS_BACK.map((back) => monthOf(addMonths(thisMonth, -back))), at(first, '00:00')],
    );
    return rows.map(viewOf);
  }
}

const viewOf = ({ changes, is_live, status, name1, name2, ...row }: ReportRow): ActReportView => ({
  ...row,
  ...reportedAct({ ...row, changes }),
  status: is_live ? status : null,
  staff_name: name1 === null || name2 === null ? null : personName({ name1, name2 }),
});
