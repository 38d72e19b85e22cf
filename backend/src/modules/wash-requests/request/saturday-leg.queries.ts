import { Inject, Injectable } from '@nestjs/common';
import { dateOf, SATURDAY, weekday, type JstDateTime } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import { SaturdayLegs } from '../../users/customer-fields/saturday-legs.js';
import { openSql } from './live-request.js';

/** Unpaid requests count: paid for a minute later, they are to be served on their Saturday. */
@Injectable()
export class SaturdayLegQueries extends SaturdayLegs {
  constructor(@Inject(Database) private readonly database: Database) {
    super();
  }

  async areAhead(userId: number): Promise<boolean> {
    const legs = await this.database.query<{ sched: JstDateTime }>(
      `SELECT sched_pickup_dt AS sched FROM wash_requests
        WHERE user_id = ? AND ${openSql()} AND result_pickup_dt IS NULL AND sched_pickup_dt IS NOT NULL
       UNION
       SELECT sched_delivery_dt AS sched FROM wash_requests
        WHERE user_id = ? AND ${openSql()} AND result_delivery_dt IS NULL`,
      [userId, userId],
    );
    return legs.some(({ sched }) => weekday(dateOf(sched)) === SATURDAY);
  }
}
