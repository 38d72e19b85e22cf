import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS, type AbsenceStatus, type Progress } from '@laundry/shared/constants/progress';
import { DRIVES } from '@laundry/shared/rules/assignment/drives';
import { inVisitOrder } from '@laundry/shared/rules/dispatch/visit-order';
import { houseOf, type VisitAddress } from '@laundry/shared/rules/dispatch/visit-place';
import { visitArrival, type VisitArrival } from '@laundry/shared/rules/visits/visit-arrival';
import { areaKey } from '@laundry/shared/text/normalize';
import { addDays, dateOf, daySpan, type JstDateTime } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** As far back as a driver's screen has what is late. */
const DAYS_BACK = 30;
/** More than one person's day. */
const ROWS = 300;
const ADDRESS = 'u.send_addr_zipcode, u.send_addr_detail1, u.send_addr_detail2, u.send_addr_detail3';

interface Stop extends Required<VisitAddress> {
  readonly id: number;
  readonly status: Progress;
  readonly sched_dt: JstDateTime;
  readonly absence_status: AbsenceStatus;
  readonly source_venue_code: string | null;
}
interface Mark extends Stop {
  readonly at: JstDateTime;
}

/** When a request's driver comes, by what they have still to do and have marked (handbook/requests.md#visit-page). */
@Injectable()
export class VisitArrivalQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(request: WashRequest, now: JstDateTime): Promise<VisitArrival | null> {
    const { id, staff_id, status, sched_dt, cancelled_at } = request;
    const isDriven = cancelled_at === null && DRIVES.includes(status);
    if (staff_id === null || !isDriven || dateOf(sched_dt) !== dateOf(now)) return null;
    const marked = await this.marked(staff_id, now);
    if (marked.length === 0) return null;
    const open = inVisitOrder(await this.open(staff_id, now));
    return visitArrival(id, { open: open.map(placed), marked: marked.map(placed) }, now);
  }

  private open(staffId: number, now: JstDateTime): Promise<Stop[]> {
    const today = dateOf(now);
    const { from, to } = daySpan(addDays(today, -DAYS_BACK), today);
    return this.database.query<Stop>(
      `SELECT w.id, w.status, w.sched_dt, w.absence_status, u.source_venue_code, ${ADDRESS}
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE w.staff_id = ? AND w.sched_dt BETWEEN ? AND ? AND w.status <> ${PROGRESS.delivered} AND ${liveSql('w')}
        ORDER BY w.sched_dt, w.size DESC, w.count DESC, w.id LIMIT ${ROWS}`,
      [staffId, from, to],
    );
  }

  private marked(staffId: number, now: JstDateTime): Promise<Mark[]> {
    const { from, to } = daySpan(dateOf(now));
    const leg = (name: 'pickup' | 'delivery'): string =>
      `SELECT w.id, w.status, w.result_${name}_dt AS at, w.sched_${name}_dt AS sched_dt, w.absence_status,
              u.source_venue_code, ${ADDRESS}
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE w.result_${name}_dt BETWEEN ? AND ? AND w.result_${name}_by = ?`;
    const span = [from, to, staffId];
    return this.database.query<Mark>(`${leg('pickup')} UNION ALL ${leg('delivery')}`, [...span, ...span]);
  }
}

/** Without the address: an area, and a building of it. */
const placed = <Row extends Stop>(row: Row) => ({
  ...row,
  area: areaKey(row.send_addr_zipcode ?? ''),
  building: row.source_venue_code ?? houseOf(row),
});
