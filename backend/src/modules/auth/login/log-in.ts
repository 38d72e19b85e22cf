import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { normalizeEmail } from '@laundry/shared/text/email';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { User } from '../../users/user.entity.js';
import type { UserView } from '../../users/user.view.js';
import type { LoginDto } from './login.dto.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { PasswordCheck } from '../../sessions/password-check.js';
import { Entrance, type Entry } from '../../sessions/entrance.js';
import { SecondFactorRequired } from '../../../common/errors/second-factor-required.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';

const FAILURES = {
  name: 'login-failures',
  tries: SERVER_LIMITS.loginFailures,
  minutes: SERVER_LIMITS.loginFailureMinutes,
};
const TRIES = { name: 'login-tries', tries: 100, minutes: 1 };

/** Signs in by email and password. An unknown address and a wrong password are answered alike, after the same work. */
@Injectable()
export class LogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(PasswordCheck) private readonly passwords: PasswordCheck,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async execute(dto: LoginDto, network: string): Promise<{ access_token: string; user: UserView }> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    await this.limiter.count({ limit: TRIES, subject: network });
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    const guess = { limit: FAILURES, subject: `${email}\n${network}` };
    const matches = await this.passwords.matches(guess, user?.password_hash ?? null, dto.password);
    const entry = matches && user !== null ? await this.begin(user) : null;
    if (entry === null || user === null) {
      // The typed address is not logged: people type their password into that field.
      this.log.warn({ network, account: user?.id ?? null }, 'sign-in failed');
      throw new Unauthorized('login_failed');
    }
    if ('challenge' in entry) throw new SecondFactorRequired(entry);
    return { ...entry, user: await this.users.me(user.id) };
  }

  /** Null when the address or the password is no longer the one that was checked. */
  private async begin(user: User): Promise<Entry | null> {
    if ((await this.statusOf(user)) === USER_STATUS.withdrawn) throw new DomainError(REASON.statusWithdrawn);
    return this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(user.id, user))) return null;
      await this.tokens.voidAll(user.id, 'registration');
      return this.entrance.open(user);
    });
  }

  /** Of one of a company's people that of its account. */
  private async statusOf({ status, company_user_id }: User): Promise<number | undefined> {
    if (company_user_id === null) return status;
    return (await this.database.manager.findOneBy(User, { id: company_user_id }))?.status;
  }
}
