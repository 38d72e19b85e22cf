import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { LessThan, Not } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { EndAccount } from '../../users/accounts/end-account.js';
import { User } from '../../users/user.entity.js';

/** Ends an account whose last day has passed. */
@Injectable()
export class FinishWithdrawal {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(EndAccount) private readonly ending: EndAccount,
  ) {}

  /** Customers whose last day has passed, by ascending id. */
  due(afterId: number, rows: number): Promise<{ id: number }[]> {
    return this.database.query(
      `SELECT id FROM users WHERE id > ? AND withdraws_at > '' AND withdraws_at < ? ORDER BY id LIMIT ?`,
      [afterId, this.clock.now(), rows],
    );
  }

  /** False when another was quicker. */
  execute(id: number): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const now = this.clock.now();
      const due = { id, status: Not(USER_STATUS.withdrawn), withdrawal_dt: LessThan(now) };
      const ended = { status: USER_STATUS.withdrawn, updated_at: now };
      if ((await this.database.manager.update(User, due, ended)).affected !== 1) return false;
      const user = await this.database.manager.findOneByOrFail(User, { id });
      await this.ending.execute({ user, actor: null });
      return true;
    });
  }
}
