import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { Database } from '../../common/transaction/database.js';

/** What a customer had washed in a month, by the day of the pickup. */
export interface MonthRequest {
  readonly id: number;
  readonly date: string;
  readonly count: number;
  /** Empty: none. */
  readonly cost_centre: string;
  /** Which of the company's people booked it; empty: the account's owner, or its schedule. */
  readonly booked_by: string;
}

interface Row extends Omit<MonthRequest, 'booked_by'> {
  readonly name1: string | null;
  readonly name2: string | null;
}

@Injectable()
export class RequestsOfMonth {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(userId: number, month: string): Promise<MonthRequest[]> {
    const rows = await this.database.query<Row>(
      `SELECT r.id, SUBSTR(r.sched_pickup_dt, 1, 10) AS date, r.count, COALESCE(r.cost_centre, '') AS cost_centre,
              u.name1, u.name2
         FROM wash_requests r LEFT JOIN users u ON u.id = r.booked_by
        WHERE r.user_id = ? AND r.cancelled_at IS NULL AND r.pay_by IS NULL
          AND r.sched_pickup_dt BETWEEN ? AND ? ORDER BY r.sched_pickup_dt, r.id`,
      [userId, `${month}-01 00:00:00`, `${month}-31 23:59:59`],
    );
    return rows.map(({ name1, name2, ...row }) => ({
      ...row,
      booked_by: personName({ name1: name1 ?? '', name2: name2 ?? '' }),
    }));
  }
}
