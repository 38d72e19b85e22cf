import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { REASON } from '@laundry/shared/constants/reasons';
import { minutesBetween } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { PasswordHasher } from '../../../common/crypto/password-hasher.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import type { ChangePasswordDto } from '../dto/new-password.dto.js';
import { checkNewPassword } from '../new-password.js';
import { PasswordSetter } from '../password-setter.js';

/** A stolen session must not become a way to guess the password: as many failures as a login has. */
const FAILURES = { name: 'password-failures', tries: LIMITS.loginFailures, minutes: LIMITS.loginFailureMinutes };

/** Changes the own password: with the current one, or shortly after signing in (decisions 11 "Passwords"). */
@Injectable()
export class ChangePassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(PasswordSetter) private readonly passwords: PasswordSetter,
  ) {}

  async execute(caller: Principal, dto: ChangePasswordDto): Promise<{ access_token: string }> {
    const user = await this.users.byId(caller.id);
    checkNewPassword(dto, user.role);
    await this.confirm(caller, user, dto.current_password ?? null);
    const hash = await this.hasher.hash(dto.password);
    return { access_token: await this.database.inTransaction(() => this.passwords.set(user, hash)) };
  }

  private async confirm(caller: Principal, user: User, current: string | null): Promise<void> {
    if (current === null) {
      const age = minutesBetween(caller.sessionCreatedAt, this.clock.now());
      if (age >= LIMITS.reauthMinutes) throw new DomainError(REASON.reauthRequired);
      return;
    }
    const subject = String(user.id);
    await this.limiter.check(FAILURES, subject);
    if (await this.hasher.verify(user.password_hash, current)) return;
    await this.limiter.count(FAILURES, subject);
    throw FieldErrors.on('current_password', 'current_password_wrong');
  }
}
