import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { RegistrationPayment } from './registration-payment.js';
import type { RegisteredView } from './registration.view.js';

/**
 * Another payment of a registration whose first one came to nothing, for whoever holds its ticket. The ticket is looked
 * at, not used up: it still opens the account once that is paid. If both payments arrive, the second goes back.
 */
@Injectable()
export class PayAgain {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(RegistrationPayment) private readonly payment: RegistrationPayment,
  ) {}

  /** Throws {@link NotFound} for a ticket that is unknown, too old, or of an account that is not to be paid any more. */
  execute(ticket: string): Promise<RegisteredView> {
    return this.database.inTransaction(async () => {
      const owner = await this.tokens.ownerOf('registration', ticket);
      if (owner === null || !(await this.accounts.lockOpen(owner.id))) throw new NotFound();
      const user = await this.database.manager.findOneByOrFail(User, { id: owner.id });
      const plan = parsePlanId(user.plan_id);
      if (user.status !== USER_STATUS.provisional || plan === null) throw new NotFound();
      const payment_no = await this.payment.begin(user, plan, ticket);
      return { ticket, payment_no, user: { id: user.id, payment_method_id: user.payment_method_id } };
    });
  }
}
