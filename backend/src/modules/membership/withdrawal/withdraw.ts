import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { decideWithdrawal } from '@laundry/shared/rules/accounts/withdrawal';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import { addressee } from '@laundry/shared/text/person-name';
import { EndAccount } from '../../users/accounts/end-account.js';
import { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { EndRequestsOfAccount } from '../../wash-requests/ending/end-requests-of-account.js';
import type { WithdrawalView } from './withdrawal.view.js';

/** A customer leaves: monthly plans with the month, the others at once (handbook/accounts.md#withdrawal). */
@Injectable()
export class Withdraw {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(EndAccount) private readonly ending: EndAccount,
    @Inject(EndRequestsOfAccount) private readonly requests: EndRequestsOfAccount,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Asked twice, it answers the same. */
  execute(caller: Principal): Promise<WithdrawalView> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(caller.accountId);
      const user = await this.users.byId(caller.accountId);
      if (user.withdrawal_dt !== null) return { withdrawal_dt: user.withdrawal_dt };
      const now = this.clock.now();
      const decision = decideWithdrawal(user, now, accountMonth(user, now));
      if (!decision.ok) throw new DomainError(REASON.withdrawalNotAllowed, { from: decision.from });
      await this.store(user, decision);
      return { withdrawal_dt: decision.withdrawal_dt };
    });
  }

  private async store(user: User, end: { withdrawal_dt: JstDateTime; atOnce: boolean }): Promise<void> {
    const { withdrawal_dt, atOnce } = end;
    const status = atOnce ? USER_STATUS.withdrawn : user.status;
    const updated_at = this.clock.now();
    await this.database.manager.update(User, { id: user.id }, { withdrawal_dt, status, updated_at });
    const actor = selfActor(user);
    const changes = { withdrawal_dt: [null, withdrawal_dt], ...changesBetween(user, { status }, ['status']) } as const;
    await this.history.record({ type: OPERATION.withdrawn, actor, user, changes });
    if (atOnce) await this.ending.execute({ user, actor });
    else await this.requests.execute({ user, actor }, withdrawal_dt);
    const data = { name: addressee(user), until: withdrawal_dt, atOnce };
    await this.outbox.enqueue({ template: 'withdrawn', to: user, data });
  }
}
