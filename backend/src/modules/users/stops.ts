import { Inject, Injectable } from '@nestjs/common';
import { STOPPED_TYPE } from '@laundry/shared/constants/user-status';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { StoppedInfo } from './stopped-info.entity.js';

/** Why a customer is stopped by an operator: a row that is opened by the stop and solved by what ends it (decisions 3). */
@Injectable()
export class Stops {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async open(userId: number): Promise<void> {
    const updated_at = this.clock.now();
    const row = { user_id: userId, type: STOPPED_TYPE.other, solved: false, updated_at };
    await this.database.manager.insert(StoppedInfo, row);
  }

  async solve(userId: number): Promise<void> {
    const open = { user_id: userId, type: STOPPED_TYPE.other, solved: false };
    await this.database.manager.update(StoppedInfo, open, { solved: true, updated_at: this.clock.now() });
  }
}
