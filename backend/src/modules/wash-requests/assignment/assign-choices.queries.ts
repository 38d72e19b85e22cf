import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { addDays, at, daySpan } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import { STAGE_COLUMNS, type StageColumns } from '../request/stage-columns.js';
import { AssignableStaffQueries } from './assignable-staff.queries.js';
import type { AssignChoicesQuery } from './assign-choices.query.dto.js';
import type { AssignChoiceView } from './assignment.view.js';

/** Habits change: what was longer ago says little. */
const REMEMBERED_DAYS = 90;

/** The column that says who stamped the stage after a progress: the stamped stages are all but the first. */
const nextBy = (progress: number): StageColumns['by'] | undefined =>
  STAGE_COLUMNS[STAGES.findIndex(({ status }) => status === progress)]?.by;

interface Load {
  readonly staff_id: number;
  readonly requests: number | string;
  readonly bags: number | string;
}

/** Who requests can be given to, and what speaks for whom. */
@Injectable()
export class AssignChoicesQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
  ) {}

  async list({
    date,
    user_id: userIds = [],
    status = PROGRESS.unhandled,
  }: AssignChoicesQuery): Promise<AssignChoiceView[]> {
    const staffs = await this.staffs.all();
    const loads = new Map((await this.loads(date)).map((load) => [load.staff_id, load]));
    const stamps = await this.stamps(userIds, nextBy(Number(status)));
    const usual = stamps.find((id) => staffs.some((staff) => staff.id === id));
    return staffs.map((staff) => ({
      ...staff,
      requests: Number(loads.get(staff.id)?.requests ?? 0),
      bags: Number(loads.get(staff.id)?.bags ?? 0),
      is_usual: staff.id === usual,
    }));
  }

  private loads(date: string): Promise<Load[]> {
    const { from, to } = daySpan(date);
    return this.database.query<Load>(
      `SELECT w.staff_id, COUNT(*) AS requests, SUM(w.count) AS bags FROM wash_requests w
        WHERE ${liveSql('w')} AND w.sched_dt BETWEEN ? AND ? AND w.result_delivery_dt IS NULL
          AND w.staff_id IS NOT NULL
        GROUP BY w.staff_id`,
      [from, to],
    );
  }

  /** Who did a stage for these customers of late, the most frequent first. */
  private async stamps(userIds: readonly number[], by: StageColumns['by'] | undefined): Promise<readonly number[]> {
    if (userIds.length === 0 || by === undefined) return [];
    const rows = await this.database.query<{ staff_id: number }>(
      `SELECT w.${by} AS staff_id FROM wash_requests w
        WHERE w.user_id IN (${userIds.map(() => '?').join(', ')}) AND w.${by} IS NOT NULL AND w.sched_dt >= ?
        GROUP BY w.${by} ORDER BY COUNT(*) DESC, w.${by}`,
      [...userIds, at(addDays(this.clock.today(), -REMEMBERED_DAYS), '00:00')],
    );
    return rows.map(({ staff_id }) => staff_id);
  }
}
