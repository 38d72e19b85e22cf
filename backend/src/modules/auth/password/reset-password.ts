import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import type { ResetPasswordDto } from './new-password.dto.js';
import { checkNewPassword } from './new-password.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { SecondFactorRequired } from '../../../common/errors/second-factor-required.js';
import { Entrance } from '../../sessions/entrance.js';
import { PasswordSetter } from './password-setter.js';

/** Sets a new password by the mailed link, which works once and for 30 minutes. */
@Injectable()
export class ResetPassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(PasswordSetter) private readonly passwords: PasswordSetter,
  ) {}

  async execute(dto: ResetPasswordDto): Promise<{ token: { access_token: string } }> {
    const owner = await this.tokens.ownerOf('password_reset', dto.token);
    if (owner === null) throw new NotFound('invalid_url');
    checkNewPassword(dto, owner.role);
    const user = await this.users.byId(owner.id);
    const hash = await this.hasher.hash(dto.password);
    const entry = await this.database.inTransaction(async () => {
      const isOpen = await this.accounts.lockOpen(owner.id, { company_user_id: user.company_user_id });
      if (!isOpen || !(await this.tokens.use('password_reset', dto.token))) throw new NotFound('invalid_url');
      await this.passwords.set(user, hash);
      return this.entrance.open(user);
    });
    // The password is new all the same: a mailed link is one factor.
    if ('challenge' in entry) throw new SecondFactorRequired(entry);
    return { token: entry };
  }
}
