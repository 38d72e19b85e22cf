import { Inject, Injectable } from '@nestjs/common';
import { bookerName } from '@laundry/shared/rules/companies/booked-by';
import { monthSpan } from '@laundry/shared/time/jst';
import { Between, IsNull } from 'typeorm';
import { Database } from '../../common/transaction/database.js';
import { bookedBySql } from '../wash-requests/request/booked-by.js';
import { LIVE, liveSql } from '../wash-requests/request/live-request.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';

/** What a customer has washed, of a month. */
export interface MonthRequest {
  readonly id: number;
  /** Of the pickup. */
  readonly date: string;
  readonly count: number;
  /** Empty: none. */
  readonly cost_centre: string;
  /** Which of the company's people booked it, its owner among them; empty: its schedule. */
  readonly booked_by: string;
  /** Whose invoice summed it up; null: none has yet. */
  readonly invoiced_month: string | null;
  /** It was cancelled after that. */
  readonly cancelled_at: string | null;
}

interface Row extends Omit<MonthRequest, 'booked_by'> {
  readonly name1: string | null;
  readonly name2: string | null;
  readonly company_name: string | null;
}

@Injectable()
export class RequestsOfMonth {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** What is picked up in a month, and what its invoice summed up, wherever that is by now. */
  of(userId: number, month: string): Promise<MonthRequest[]> {
    const condition = `(${liveSql('r')} AND r.sched_pickup_dt BETWEEN ? AND ?) OR r.invoiced_month = ?`;
    const { from, to } = monthSpan(month);
    return this.find(userId, condition, [from, to, month]);
  }

  /** What the month's invoice sums up, from now on and no other; in the transaction that issues it first, which holds the account. */
  async invoice(userId: number, month: string): Promise<MonthRequest[]> {
    const { from, to } = monthSpan(month);
    const open = { user_id: userId, ...LIVE, sched_pickup_dt: Between(from, to), invoiced_month: IsNull() };
    await this.database.manager.update(WashRequest, open, { invoiced_month: month });
    return this.find(userId, 'r.invoiced_month = ?', [month]);
  }

  private async find(userId: number, condition: string, parameters: readonly unknown[]): Promise<MonthRequest[]> {
    const rows = await this.database.query<Row>(
      `SELECT r.id, SUBSTR(r.sched_pickup_dt, 1, 10) AS date, r.count, COALESCE(r.cost_centre, '') AS cost_centre,
              r.invoiced_month, r.cancelled_at, u.name1, u.name2, u.company_name
         FROM wash_requests r LEFT JOIN users u ON u.id = ${bookedBySql('r')}
        WHERE r.user_id = ? AND (${condition}) ORDER BY r.sched_pickup_dt, r.id`,
      [userId, ...parameters],
    );
    return rows.map(({ name1, name2, company_name, ...row }) => ({
      ...row,
      booked_by: bookerName({ name1: name1 ?? '', name2: name2 ?? '', company_name }),
    }));
  }
}
