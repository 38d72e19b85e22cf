import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { isCustomerAccount } from '@laundry/shared/rules/accounts/account-edit';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { addressee } from '@laundry/shared/text/person-name';
import { AccountLocks } from '../account-locks.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import { EndAccount } from './end-account.js';

/**
 * Deletes a customer: the row stays for what was done and for laundry that has still to go back, the address is free
 * again, and with the account ends what ends with any. A withdrawn customer can be deleted, too.
 */
@Injectable()
export class DeleteCustomer {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(EndAccount) private readonly endAccount: EndAccount,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  execute(caller: Principal, id: number): Promise<void> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(id);
      const user = await this.users.byId(id);
      if (user.role === ROLE.staff || user.role === ROLE.companyClerk) throw new NotFound();
      if (!isCustomerAccount(user)) throw new DomainError(REASON.forbidden);
      await this.store(caller, user);
    });
  }

  private async store(caller: Principal, user: User): Promise<void> {
    const now = this.clock.now();
    const values = { deleted_at: now, updated_at: now, email_key: null };
    await this.database.manager.update(User, { id: user.id }, values);
    // One mail says it all: as deleted, the customer is told of no single request.
    await this.endAccount.execute({ user: { ...user, ...values }, actor: caller });
    await this.history.record({ type: OPERATION.customerDeleted, actor: caller, user });
    await this.outbox.enqueue({ template: 'account_deleted', to: user, data: { name: addressee(user) } });
  }
}
