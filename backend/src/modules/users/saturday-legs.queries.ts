import { Inject, Injectable } from '@nestjs/common';
import { dateOf, weekday, type JstDateTime } from '@laundry/shared/time/jst';
import { Database } from '../../common/transaction/database.js';

const SATURDAY = 6;

@Injectable()
export class SaturdayLegs {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Whether a pickup or delivery of a customer's live requests is still to be made on a Saturday. */
  async areAhead(userId: number): Promise<boolean> {
    const legs = await this.database.query<{ sched: JstDateTime }>(
      `SELECT sched_pickup_dt AS sched FROM wash_requests
        WHERE user_id = ? AND cancelled_at IS NULL AND result_pickup_dt IS NULL AND sched_pickup_dt IS NOT NULL
       UNION
       SELECT sched_delivery_dt AS sched FROM wash_requests
        WHERE user_id = ? AND cancelled_at IS NULL AND result_delivery_dt IS NULL`,
      [userId, userId],
    );
    return legs.some(({ sched }) => weekday(dateOf(sched)) === SATURDAY);
  }
}
