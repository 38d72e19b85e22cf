import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { Revocation } from '../../sessions/revocation.js';
import { AccountLocks } from '../../users/account-locks.js';
import { OwnSessionQueries } from './own-session.queries.js';

/** Ends sessions of the caller's, and with them what could still begin one, as a sign-out does. */
@Injectable()
export class EndOwnSessions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(OwnSessionQueries) private readonly sessions: OwnSessionQueries,
  ) {}

  /** Throws {@link NotFound} for another's, and for one that is over. */
  async one(caller: Principal, sessionId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lockAll([caller.personId]);
      if (!(await this.sessions.exists(caller, sessionId))) throw new NotFound();
      await this.revocation.signOut({ ...caller, sessionId });
    });
  }

  async others(caller: Principal): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lockAll([caller.personId]);
      await this.revocation.allBut(caller);
    });
  }
}
