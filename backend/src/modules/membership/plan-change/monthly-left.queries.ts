import { Inject, Injectable } from '@nestjs/common';
import { monthlyLeft, type MonthlyLeft } from '@laundry/shared/rules/stages/monthly-left';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import type { User } from '../../users/user.entity.js';
import { LIVE } from '../../wash-requests/request/live-request.js';
import { WashRequest } from '../../wash-requests/request/wash-request.entity.js';
import { WeekRequest } from '../../wash-requests/weekly/week-request.entity.js';

/** What a customer has of a monthly plan that the one-time plan follows. */
@Injectable()
export class MonthlyLeftQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(user: User): Promise<MonthlyLeft> {
    const { manager } = this.database;
    const isWeekly = await manager.existsBy(WeekRequest, { user_id: user.id, until_month: IsNull() });
    const open = await manager.findBy(WashRequest, { user_id: user.id, result_delivery_dt: IsNull(), ...LIVE });
    return monthlyLeft(user, { isWeekly, open }, this.clock.now());
  }
}
