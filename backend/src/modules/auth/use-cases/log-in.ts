import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { REASON } from '@laundry/shared/constants/reasons';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { normalizeEmail } from '@laundry/shared/text/email';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { UserQueries } from '../../users/user.queries.js';
import { User } from '../../users/user.entity.js';
import type { UserView } from '../../users/user.view.js';
import type { LoginDto } from '../dto/login.dto.js';
import { Sessions } from '../sessions.js';

const FAILURES = { name: 'login-failures', tries: LIMITS.loginFailures, minutes: LIMITS.loginFailureMinutes };
const TRIES = { name: 'login-tries', tries: LIMITS.loginTriesPerMinute, minutes: 1 };

/** Signs in by email and password. An unknown address and a wrong password are answered alike, in the same time. */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async execute(dto: LoginDto, address: string): Promise<{ access_token: string; user: UserView }> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    const account = `${email}\n${address}`;
    await this.limiter.count(TRIES, address);
    await this.limiter.check(FAILURES, account);
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    if (!(await this.hasher.verify(user?.password_hash ?? null, dto.password)) || user === null) {
      await this.limiter.count(FAILURES, account);
      throw new Unauthorized('login_failed');
    }
    if (user.status === USER_STATUS.withdrawn) throw new DomainError(REASON.statusWithdrawn);
    return { access_token: await this.sessions.start(user), user: await this.users.me(user.id) };
  }
}
