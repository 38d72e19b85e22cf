import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { UserQueries } from '../../users/user.queries.js';
import type { ChangePasswordDto } from './new-password.dto.js';
import { checkNewPassword } from './new-password.js';
import { Sessions } from '../../sessions/sessions.js';
import { PasswordSetter } from './password-setter.js';
import { Reauthentication } from '../../users/accounts/reauthentication.js';

/** Changes the own password: with the current one, or shortly after signing in. */
@Injectable()
export class ChangePassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(PasswordSetter) private readonly passwords: PasswordSetter,
  ) {}

  async execute(caller: Principal, dto: ChangePasswordDto): Promise<{ access_token: string }> {
    const user = await this.users.byId(caller.personId);
    checkNewPassword(dto, user.role);
    await this.reauthentication.confirm(caller, user, dto.current_password ?? null);
    await this.limiter.count(...mailBudget('password_changed', user.email));
    const hash = await this.hasher.hash(dto.password);
    const access_token = await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      await this.passwords.set(user, hash);
      // Whoever is here has shown a second factor, if there is one.
      return this.sessions.start(user);
    });
    return { access_token };
  }
}
