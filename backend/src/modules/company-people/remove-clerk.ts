import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Operation } from '@laundry/shared/rules/history/operation-payloads';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { AccountLocks } from '../users/account-locks.js';
import { User } from '../users/user.entity.js';
import { UserQueries } from '../users/user.queries.js';
import { CompanyInvitation, ended } from './company-invitation.entity.js';
import { LeavingClerk } from './leaving-clerk.js';

/** A company's owner takes somebody, or an invitation, off the list. */
@Injectable()
export class RemoveClerk {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(LeavingClerk) private readonly leaving: LeavingClerk,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link NotFound} for nobody of the company's. A booking that they make at this moment is before it, or is not. */
  async execute(caller: Principal, id: number): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lockAll([caller.accountId]);
      const clerk = { id, company_user_id: caller.accountId, deleted_at: IsNull() };
      if (!(await this.database.manager.existsBy(User, clerk))) throw new NotFound();
      await this.accounts.lockAll([id]);
      await this.leaving.execute(id);
      await this.record(caller, { type: OPERATION.clerkRemoved, changes: { clerk_id: [id, null] } });
    });
  }

  async invitation(caller: Principal, id: number): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lockAll([caller.accountId]);
      const open = { id, company_user_id: caller.accountId, ended_at: IsNull() };
      const { affected } = await this.database.manager.update(CompanyInvitation, open, ended(this.clock.now()));
      if (affected !== 1) throw new NotFound();
      await this.record(caller, { type: OPERATION.invitationTakenBack, changes: { invitation_id: [id, null] } });
    });
  }

  private async record(caller: Principal, done: Removal): Promise<void> {
    const user = await this.users.byId(caller.accountId);
    await this.history.record({ ...done, actor: caller, user });
  }
}

type Removal = Operation<typeof OPERATION.clerkRemoved | typeof OPERATION.invitationTakenBack>;
