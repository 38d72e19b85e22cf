import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Reauthentication } from '../accounts/reauthentication.js';
import { Revocation } from '../../sessions/revocation.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../account-locks.js';
import type { User } from '../user.entity.js';

const CHANGES = { name: 'email-changes', tries: 5, minutes: 60 };

/** What a new address of one's own account asks for besides its row: it is what one signs in by, and where links go. */
@Injectable()
export class EmailChange {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Before the transaction: the password, or a session just begun; and not often. */
  async confirm(change: { caller: Principal; user: User; email: string; password: string | null }): Promise<void> {
    const { caller, user, email, password } = change;
    await this.reauthentication.confirm(caller, user, password);
    const budget = [...mailBudget('email_change', user.email), ...mailBudget('email_change', email)];
    await this.limiter.count({ limit: CHANGES, subject: String(user.id) }, ...budget);
  }

  /** First in the transaction: the session goes on, and the address is still the one that will be told. */
  async hold(caller: Principal, { email_key }: User): Promise<void> {
    await this.reauthentication.hold(caller);
    if (!(await this.accounts.lockOpen(caller.accountId, { email_key }))) throw new DomainError(REASON.stale);
  }

  /**
   * After the row was written: other sessions and secrets end. The old address learns that it is no longer the
   * account's; the first mail to the new one says nothing but that it is.
   */
  async complete(caller: Principal, user: User, email: string): Promise<void> {
    await this.revocation.allBut(caller);
    await this.outbox.enqueue({ template: 'email_changed', to: user, data: {} });
    await this.outbox.enqueue({ template: 'email_added', to: { ...user, email }, data: {} });
  }
}
