import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Database } from '../../common/transaction/database.js';
import { User } from './user.entity.js';

/** What somebody proved about an account before a transaction, and must still be so inside it. */
type Seen = Partial<Pick<User, 'email_key' | 'password_hash'>>;

/** Holds an account's row, the first of the lock order, until the open transaction ends. */
@Injectable()
export class AccountHold {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** For a customer's request that moves no bags. False when the account is not active (any more). */
  takeActive(userId: number): Promise<boolean> {
    return this.hold({ id: userId, status: USER_STATUS.active });
  }

  /** For what begins a way into the account. False when it is deleted or withdrawn, or no longer as it was seen. */
  takeOpen(userId: number, { email_key, password_hash }: Seen = {}): Promise<boolean> {
    return this.hold({
      id: userId,
      status: Not(USER_STATUS.withdrawn),
      deleted_at: IsNull(),
      ...(email_key != null && { email_key }),
      ...(password_hash !== undefined && { password_hash }),
    });
  }

  /** Whatever the account's status: for what the back office does, and for what ends a way in. */
  async take(userId: number): Promise<void> {
    await this.hold({ id: userId });
  }

  private async hold(where: FindOptionsWhere<User>): Promise<boolean> {
    const { affected } = await this.database.manager.update(User, where, { status: () => 'status' });
    return affected === 1;
  }
}
