import { Inject, Injectable } from '@nestjs/common';
import { ABSENCE_STATUS, type Progress } from '@laundry/shared/constants/progress';
import type { DayStop } from '@laundry/shared/rules/assignment/day-stop';
import { DRIVES } from '@laundry/shared/rules/stages/drives';
import { placeOf } from '@laundry/shared/rules/assignment/place-of';
import { daySpan, type JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../../common/auth/principal.js';
import { Database } from '../../../../common/transaction/database.js';
import { visibleRequests } from '../../dispatch/console-request-scope.js';

/** A stop of a day as it is stored. */
export interface StoredStop extends DayStop {
  readonly userId: number;
  readonly staffId: number | null;
  readonly status: Progress;
}

interface StopRow {
  readonly id: number;
  readonly user_id: number;
  readonly staff_id: number | null;
  readonly status: Progress;
  readonly sched_dt: string;
  readonly count: number;
  readonly send_addr_zipcode: string;
  readonly send_addr_detail1: string;
  readonly send_addr_detail2: string;
  readonly source_venue_code: string | null;
}

/** Who is on hold waits for a new date. */
const WAITING = `w.status IN (${DRIVES.join(', ')}) AND w.absence_status <> ${ABSENCE_STATUS.onHold}`;

/** Where somebody has to drive on a day: pickups to be made, and deliveries of what is folded. */
@Injectable()
export class DayStopQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(caller: Principal, date: JstDate): Promise<StoredStop[]> {
    const { from, to } = daySpan(date);
    const scope = visibleRequests(caller);
    const rows = await this.database.query<StopRow>(
      `SELECT w.id, w.user_id, w.staff_id, w.status, w.sched_dt, w.count, u.send_addr_zipcode, u.send_addr_detail1,
              u.send_addr_detail2, u.source_venue_code
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE w.sched_dt BETWEEN ? AND ? AND ${WAITING} AND ${scope.sql} ORDER BY w.sched_dt, w.id`,
      [from, to, ...scope.parameters],
    );
    return rows.map(storedStop);
  }
}

const storedStop = (row: StopRow): StoredStop => ({
  id: row.id,
  userId: row.user_id,
  staffId: row.staff_id,
  status: row.status,
  dt: row.sched_dt,
  bags: row.count,
  ...placeOf(row),
});
