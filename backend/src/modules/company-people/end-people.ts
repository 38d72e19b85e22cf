import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { Outbox } from '../mail/outbox.js';
import { Revocation } from '../sessions/revocation.js';
import { AccountLocks } from '../users/account-locks.js';
import { EndAccount, type EndedAccount } from '../users/accounts/end-account.js';
import { User } from '../users/user.entity.js';
import { CompanyInvitation, ended } from './company-invitation.entity.js';
import { LeavingClerk } from './leaving-clerk.js';

/** With a company's account its people are signed out; with its deletion they are nobody's any more. */
@Injectable()
export class EndPeople {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(LeavingClerk) private readonly leaving: LeavingClerk,
    @Inject(EndAccount) endAccount: EndAccount,
  ) {
    endAccount.register((account) => this.execute(account));
  }

  private async execute({ user }: EndedAccount): Promise<void> {
    const { manager } = this.database;
    const open = { company_user_id: user.id, ended_at: IsNull() };
    await manager.update(CompanyInvitation, open, ended(this.clock.now()));
    const where = { company_user_id: user.id, deleted_at: IsNull() };
    const people = await manager.find(User, { select: { id: true }, where });
    if (people.length === 0) return;
    await this.accounts.lockAll(people.map(({ id }) => id));
    for (const { id } of people) {
      if (user.deleted_at !== null) await this.leaving.execute(id);
      else {
        await this.outbox.cancel(id);
        await this.revocation.everything(id);
      }
    }
  }
}
