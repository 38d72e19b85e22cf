import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { DateSpan } from '@laundry/shared/rules/insights/insight-periods';
import type { DayFigures } from '@laundry/shared/rules/insights/insight-sums';
import { at, daySpan, type JstDate } from '@laundry/shared/time/jst';
import { Database } from '../../common/transaction/database.js';

/** Whoever became a customer, has left or not: no registration that was not finished, is under review or was refused. */
const CUSTOMER = `u.role = ${ROLE.customer} AND u.status IN (${USER_STATUS.active}, ${USER_STATUS.suspended}, ${USER_STATUS.withdrawn})`;

/** The last moment of an account: withdrawn, or deleted if that was earlier. */
const LEFT = `CASE WHEN u.withdrawal_dt IS NULL OR u.deleted_at < u.withdrawal_dt THEN u.deleted_at ELSE u.withdrawal_dt END`;

const NEW = `SELECT SUBSTR(u.created_at, 1, 10) AS date, COUNT(*) AS new_customers FROM users u
  WHERE ${CUSTOMER} AND u.created_at BETWEEN ? AND ? GROUP BY SUBSTR(u.created_at, 1, 10)`;

const LEAVING = `SELECT SUBSTR(${LEFT}, 1, 10) AS date, COUNT(*) AS left_customers FROM users u
  WHERE ${CUSTOMER} AND ${LEFT} BETWEEN ? AND ? GROUP BY SUBSTR(${LEFT}, 1, 10)`;

const STANDING = `SELECT COUNT(*) AS customers FROM users u
  WHERE ${CUSTOMER} AND u.created_at < ? AND (${LEFT} IS NULL OR ${LEFT} >= ?)`;

/** Who came and who left. */
@Injectable()
export class CustomerFigures {
  constructor(@Inject(Database) private readonly database: Database) {}

  async days(dates: DateSpan): Promise<DayFigures[]> {
    const { from, to } = daySpan(dates.from, dates.to);
    return [
      ...(await this.database.query<DayFigures>(NEW, [from, to])),
      ...(await this.database.query<DayFigures>(LEAVING, [from, to])),
    ];
  }

  /** How many there were when a day began. */
  async before(date: JstDate): Promise<number> {
    const moment = at(date, '00:00');
    const [row] = await this.database.query<{ customers: number | string }>(STANDING, [moment, moment]);
    return Number(row?.customers ?? 0);
  }
}
