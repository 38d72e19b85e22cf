import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { daySpan } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import { AssignableStaffQueries } from './assignable-staff.queries.js';
import type { AssignChoicesQuery } from './assign-choices.query.dto.js';
import type { AssignChoiceView } from './assignment.view.js';
import { UsualStaffQueries } from './usual-staff.queries.js';

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
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(UsualStaffQueries) private readonly usual: UsualStaffQueries,
  ) {}

  async list({
    date,
    user_id: userIds = [],
    status = PROGRESS.unhandled,
  }: AssignChoicesQuery): Promise<AssignChoiceView[]> {
    const staffs = await this.staffs.all();
    const loads = new Map((await this.loads(date)).map((load) => [load.staff_id, load]));
    const stamps = await this.usual.forAll(userIds, Number(status));
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
}
