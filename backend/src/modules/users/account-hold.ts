import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Database } from '../../common/transaction/database.js';
import { User } from './user.entity.js';

/** Holds a customer's row, the first of the lock order, where a deed moves no bags but must not run beside another's. */
@Injectable()
export class AccountHold {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Until the open transaction ends. False when the account is not active (any more). */
  async takeActive(userId: number): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(User)
      .set({ status: () => 'status' })
      .where('id = :userId AND status = :active', { userId, active: USER_STATUS.active })
      .execute();
    return affected === 1;
  }

  /** Until the open transaction ends, whatever the account's status: for deeds of the back office. */
  async take(userId: number): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .update(User)
      .set({ status: () => 'status' })
      .where('id = :userId', { userId })
      .execute();
  }
}
