import { Inject, Injectable } from '@nestjs/common';
import { usesBalance } from '@laundry/shared/rules/stages/request-ending';
import { IsNull } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import type { MonthlyLeftovers } from '../../mail/templates/mail-data.js';
import type { User } from '../../users/user.entity.js';
import { LIVE } from '../../wash-requests/request/live-request.js';
import { WashRequest } from '../../wash-requests/request/wash-request.entity.js';
import { WeekRequest } from '../../wash-requests/weekly/week-request.entity.js';

/** What a customer has of a monthly plan that the one-time plan follows. */
@Injectable()
export class MonthlyLeft {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of({ id, available_request_count: bags }: User): Promise<MonthlyLeftovers> {
    const { manager } = this.database;
    const isWeekly = await manager.existsBy(WeekRequest, { user_id: id, until_month: IsNull() });
    const requests = await manager.findBy(WashRequest, { user_id: id, result_delivery_dt: IsNull(), ...LIVE });
    const booked = requests.filter(usesBalance);
    return { bags, isWeekly, requests: booked.length, waits: booked.some(({ is_tentative }) => is_tentative) };
  }
}
