import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { Revocation } from '../../sessions/revocation.js';

/** Ends the session, and with it every ticket and mailed link of the account. */
@Injectable()
export class LogOut {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Revocation) private readonly revocation: Revocation,
  ) {}

  async execute(caller: Principal): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lockAll([caller.personId]);
      await this.revocation.signOut(caller);
    });
  }
}
