import { Inject, Injectable } from '@nestjs/common';
import { ERASED_NAME, ERASURE_KIND, type ErasureKind } from '@laundry/shared/constants/erasure';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { AccountLocks } from '../users/account-locks.js';
import { EndAccount } from '../users/accounts/end-account.js';
import { NO_PERSON } from '../users/accounts/blank-account.js';
import { User } from '../users/user.entity.js';
import { newInvitationCode } from '../users/referral/invitation-code.js';
import { ErasedRows } from './erased-rows.js';
import { ErasureQueries } from './erasure.queries.js';

/** Makes an account that is over anonymous: its rows of work and money stay, and name nobody (handbook/accounts.md#erasure). */
@Injectable()
export class EraseCustomer {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(ErasureQueries) private readonly erasures: ErasureQueries,
    @Inject(EndAccount) private readonly endAccount: EndAccount,
    @Inject(ErasedRows) private readonly rows: ErasedRows,
    @Inject(History) private readonly history: History,
  ) {}

  /** False when another was quicker, or something is open again. */
  execute(kind: ErasureKind, id: number): Promise<boolean> {
    return this.database.inTransaction(async () => {
      await this.accounts.lockAll([id]);
      if (!(await this.erasures.isDue(kind, id))) return false;
      const user = await this.database.manager.findOneByOrFail(User, { id });
      const erased = erasedUser(user, this.clock.now());
      await this.database.manager.update(User, { id }, { ...erased, version: () => 'version + 1' });
      // Withdrawal and deletion have ended the others.
      if (kind === ERASURE_KIND.rejected || kind === ERASURE_KIND.abandoned)
        await this.endAccount.execute({ user: { ...user, ...erased }, actor: null });
      await this.rows.erase(id);
      await this.history.record({ type: OPERATION.personalDataErased, actor: null, user: { ...user, ...erased } });
      return true;
    });
  }
}

/** What an account's row is once it names nobody: plan, counts and dates stay, and the address is free. */
const erasedUser = ({ deleted_at }: Pick<User, 'deleted_at'>, now: JstDateTime) => ({
  ...NO_PERSON,
  name1: ERASED_NAME,
  email: '',
  email_key: null,
  password_hash: '',
  /** Friends know whose the old one was. */
  invitation_code: newInvitationCode(),
  deleted_at: deleted_at ?? now,
  erased_at: now,
  updated_at: now,
});
