import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountHold } from '../../users/account-hold.js';
import { Revocation } from '../revocation.js';

/** Ends the session, and with it every ticket and mailed link of the account. */
@Injectable()
export class LogOut {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountHold) private readonly accounts: AccountHold,
    @Inject(Revocation) private readonly revocation: Revocation,
  ) {}

  async execute(caller: Principal): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.take(caller.id);
      await this.revocation.signOut(caller);
    });
  }
}
