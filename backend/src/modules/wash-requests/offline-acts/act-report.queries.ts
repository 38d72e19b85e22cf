import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Progress } from '@laundry/shared/constants/progress';
import { isReportRecorded } from '@laundry/shared/rules/stages/report-recorded';
import { personName } from '@laundry/shared/text/person-name';
import { addDays, addMonths, at, monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import type { ActReportView, ClosedActReportView } from './act-report.view.js';
import type { ActReportsQuery, ClosedActReportsQuery } from './act-reports.query.dto.js';
import { IS_CLOSED, IS_OPEN, REPORT_DAYS, reportedAct, STATE } from './reported-act.js';

/** In which those days are, named one by one for the index: on 1 March also in January. */
const MONTHS_BACK = [0, 1, 2];
/** So long everybody is shown what was closed: over a weekend. */
const CLOSED_DAYS = 3;
/** So many of all; of one request as many as are open at once. */
const CLOSED_ROWS = 20;

type Copied = 'id' | 'wreq_id' | 'user_id' | 'operation_user' | 'user' | 'company' | 'settled_id';

interface ReportRow extends Pick<ActReportView, Copied> {
  readonly changes: string;
  readonly status: Progress;
  readonly is_live: number;
  readonly wreq_count: number;
  readonly name1: string | null;
  readonly name2: string | null;
  readonly closed_by: string;
  readonly closed_at: string;
}

/** What was done at stops and not taken, for whoever steers the day. */
@Injectable()
export class ActReportQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A page of them, the latest first. */
  async open({ before, ...of }: ActReportsQuery): Promise<ActReportView[]> {
    const where = this.reports(of).add(IS_OPEN);
    if (before !== undefined) where.add('h.id < ?', before);
    return (await this.rows(where, `h.id DESC LIMIT ${LIMITS.actReportsPage}`)).flatMap(viewOf);
  }

  /** The latest closed first: of the last days, or of one request however long ago. */
  async closed(of: ClosedActReportsQuery): Promise<ClosedActReportView[]> {
    const where = this.reports(of).add(IS_CLOSED);
    const first = at(addDays(this.clock.today(), -CLOSED_DAYS), '00:00');
    const isOfAll = of.wreq_id === undefined;
    if (isOfAll) where.add('s.search_timestamp >= ?', first);
    const rows = await this.rows(where, `s.id DESC LIMIT ${isOfAll ? CLOSED_ROWS : LIMITS.actReportsPage}`);
    return rows.flatMap(({ closed_by, closed_at, ...row }) =>
      viewOf(row).map((report) => ({ ...report, closed_by, closed_at })),
    );
  }

  private reports({ wreq_id: id }: ClosedActReportsQuery): Conditions {
    const today = this.clock.today();
    const months = MONTHS_BACK.map((back) => monthOf(addMonths(`${monthOf(today)}-01`, -back)));
    const where = new Conditions()
      .in('h.month', months)
      .add('h.operation_type = ?', OPERATION.actReported)
      .add('h.search_timestamp >= ?', at(addDays(today, -REPORT_DAYS), '00:00'));
    return id === undefined ? where : where.add('h.wreq_id = ?', id);
  }

  private rows(where: Conditions, order: string): Promise<ReportRow[]> {
    return this.database.query<ReportRow>(
      `SELECT h.id, h.wreq_id, w.user_id, h.operation_user, h.user, h.company, h.changes, w.status, (${liveSql('w')}) AS is_live,
              p.name1, p.name2, s.id AS settled_id, w.count AS wreq_count, s.operation_user AS closed_by, s.search_timestamp AS closed_at
         FROM operation_histories h JOIN wash_requests w ON w.id = h.wreq_id LEFT JOIN users p ON p.id = w.staff_id ${STATE}
        WHERE ${where.sql} ORDER BY ${order}`,
      where.parameters,
    );
  }
}

const viewOf = (row: Omit<ReportRow, 'closed_by' | 'closed_at'>): ActReportView[] => {
  const { wreq_id, user_id, user, company, settled_id, status, is_live, wreq_count: count, name1, name2 } = row;
  return reportedAct(row).map((report) => ({
    ...report,
    wreq_id,
    user_id,
    user,
    company,
    settled_id,
    status: is_live ? status : null,
    staff_name: name1 === null || name2 === null ? null : personName({ name1, name2 }),
    is_recorded: isReportRecorded(report, { status, count }),
  }));
};
