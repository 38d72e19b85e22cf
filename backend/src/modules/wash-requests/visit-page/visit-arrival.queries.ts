import { Inject, Injectable } from '@nestjs/common';
import type { AbsenceStatus, Progress } from '@laundry/shared/constants/progress';
import { DRIVES } from '@laundry/shared/rules/stages/drives';
import { placeOf } from '@laundry/shared/rules/assignment/place-of';
import { type GivenPlace, heldPlace, inVisitOrder } from '@laundry/shared/rules/dispatch/visit-order';
import type { VisitAddress } from '@laundry/shared/rules/dispatch/visit-place';
import { visitArrival, type VisitArrival } from '@laundry/shared/rules/visits/visit-arrival';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import { liveSql } from '../request/live-request.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import { VISIT_PLACE } from '../visit-order/visit-place.js';
import { openStops, STOP_ORDER, stamped } from '../work/own-stops.js';

const ADDRESS = 'u.send_addr_zipcode, u.send_addr_detail1, u.send_addr_detail2, u.send_addr_detail3';

interface Stop extends Required<VisitAddress> {
  readonly id: number;
  readonly status: Progress;
  readonly sched_dt: JstDateTime;
  readonly absence_status: AbsenceStatus;
  readonly source_venue_code: string | null;
}
interface OpenStop extends Stop, GivenPlace {}

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
    const open = await this.open(staff_id, now);
    const ordered = inVisitOrder(
      open.map((stop) => ({ ...stop, visit_place: heldPlace(stop, staff_id, stop.sched_dt) })),
    );
    return visitArrival(id, { open: ordered.map(placed), marked: marked.map(placed) }, now);
  }

  private open(staffId: number, now: JstDateTime): Promise<OpenStop[]> {
    const { sql, parameters } = openStops(staffId, dateOf(now));
    return this.database.query<OpenStop>(
      `SELECT w.id, w.status, w.sched_dt, w.absence_status, u.source_venue_code, ${ADDRESS}, ${VISIT_PLACE}
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE ${sql} AND ${liveSql('w')} ${STOP_ORDER}`,
      parameters,
    );
  }

  private marked(staffId: number, now: JstDateTime): Promise<Mark[]> {
    const legs = (['pickup', 'delivery'] as const).map((leg) => {
      const { sql, parameters } = stamped(`result_${leg}_dt`, staffId, dateOf(now));
      const select = `SELECT w.id, w.status, w.result_${leg}_dt AS at, w.sched_${leg}_dt AS sched_dt, w.absence_status,
              u.source_venue_code, ${ADDRESS}
         FROM wash_requests w JOIN users u ON u.id = w.user_id WHERE ${sql}`;
      return { select, parameters };
    });
    return this.database.query<Mark>(
      legs.map(({ select }) => select).join(' UNION ALL '),
      legs.flatMap(({ parameters }) => parameters),
    );
  }
}

const placed = <Row extends Stop>(row: Row) => ({ ...row, ...placeOf(row) });
