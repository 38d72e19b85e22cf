import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull, MoreThanOrEqual, Not, Or, type FindOptionsWhere } from 'typeorm';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Database } from '../../common/transaction/database.js';
import { LOCK } from '../../database/lockable.entity.js';
import { AccountMonth } from '../balance/account-month.js';
import type { ServiceFacts } from './booking-facts.js';
import { User } from './user.entity.js';

/** What somebody proved about an account before a transaction, and must still be so inside it. */
type Seen = Partial<Pick<User, 'email_key' | 'password_hash' | 'role' | 'company_user_id'>>;

/**
 * Locks an account's row, the first of the lock order, until the open transaction ends. For a write the account is in
 * the clock's month from then on: one that is behind is turned first, and the transaction begins anew.
 */
@Injectable()
export class AccountLocks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountMonth) private readonly months: AccountMonth,
  ) {}

  /** For a customer's request that moves no bags. False when the account is not active, or served otherwise, by now. */
  lockActive(userId: number, facts: ServiceFacts): Promise<boolean> {
    return this.lockInMonth(userId, { status: USER_STATUS.active, ...unchanged(facts) });
  }

  /** For an operator's booking, whatever the account's status. False when the account is served otherwise by now. */
  lockServed(userId: number, facts: ServiceFacts): Promise<boolean> {
    return this.lockInMonth(userId, unchanged(facts));
  }

  /** For what begins a way into the account, whatever its month. False when it is deleted or withdrawn, or no longer as it was seen. */
  async lockOpen(userId: number, { email_key, password_hash, role, company_user_id }: Seen = {}): Promise<boolean> {
    const open = { status: Not(USER_STATUS.withdrawn), deleted_at: IsNull() };
    // A company's account is older than those who book for it, so this is the order of ids.
    const company = { ...open, role: ROLE.customer, is_company: true };
    if (company_user_id != null && !(await this.lockWhere({ id: company_user_id, ...company }))) return false;
    return this.lockWhere({
      id: userId,
      ...open,
      ...(email_key != null && { email_key }),
      ...(password_hash !== undefined && { password_hash }),
      ...(role !== undefined && { role }),
    });
  }

  /** Whatever the account's status. */
  async lock(userId: number): Promise<void> {
    await this.lockInMonth(userId, {});
  }

  /** Several accounts' rows, in the order of their ids, whatever their months: for the turn of the month, and sign-ins. */
  async lockAll(userIds: readonly number[]): Promise<void> {
    await this.lockWhere({ id: In([...userIds].sort((a, b) => a - b)) });
  }

  private lockInMonth(id: number, where: FindOptionsWhere<User>): Promise<boolean> {
    return this.months.hold(id, (month) =>
      this.lockWhere({ id, ...where, ...(month !== null && { turned_month: Or(IsNull(), MoreThanOrEqual(month)) }) }),
    );
  }

  private async lockWhere(where: FindOptionsWhere<User>): Promise<boolean> {
    const { affected } = await this.database.manager.update(User, where, LOCK);
    return affected === 1;
  }
}

const unchanged = ({ withdrawal_dt, ...facts }: ServiceFacts): FindOptionsWhere<User> => ({
  ...facts,
  withdrawal_dt: withdrawal_dt ?? IsNull(),
});
