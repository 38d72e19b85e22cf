import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { minutesBetween } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { AccountLocks } from '../account-locks.js';
import type { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import { PasswordCheck } from '../../sessions/password-check.js';
import { Sessions } from '../../sessions/sessions.js';

const REAUTH_MINUTES = 15;

/** A stolen session must not become a way to guess the password: as many wrong ones as a login has. */
const WRONG = {
  name: 'password-failures',
  tries: SERVER_LIMITS.loginFailures,
  minutes: SERVER_LIMITS.loginFailureMinutes,
};

/** What changes how an account is signed in to asks again who is there: for the password, or a session just begun. */
@Injectable()
export class Reauthentication {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PasswordCheck) private readonly passwords: PasswordCheck,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  /** The same for a write of another's account: the password is the caller's own. */
  async confirmCaller(caller: Principal, password: string | null): Promise<void> {
    const user = await this.users.byId(caller.personId).catch((error: unknown) => {
      throw error instanceof NotFound ? new Unauthorized() : error;
    });
    await this.confirm(caller, user, password);
  }

  /** Before the transaction. Throws reauth_required, or a field error on `current_password`. */
  async confirm(caller: Principal, user: User, password: string | null): Promise<void> {
    if (password === null) {
      const age = minutesBetween(caller.sessionCreatedAt, this.clock.now());
      if (age >= REAUTH_MINUTES) throw new DomainError(REASON.reauthRequired);
    } else {
      const guess = { limit: WRONG, subject: String(user.id) };
      const matches = await this.passwords.matches(guess, user.password_hash, password);
      if (!matches) throw FieldErrors.on('current_password', 'current_password_wrong');
    }
  }

  /**
   * First in the transaction of every write of a credential: holds the rows of the caller and of the account that is
   * written, in the order of their ids, and throws {@link Unauthorized} when the session has ended or the caller's role is
   * another, be it on another server or by a change of the password since {@link confirm}.
   */
  async hold(caller: Principal, writtenId: number = caller.personId): Promise<void> {
    if (writtenId !== caller.personId) await this.accounts.lockAll([caller.personId, writtenId]);
    const isOpen = await this.accounts.lockOpen(caller.personId, { role: caller.role });
    if (!isOpen || !(await this.sessions.isLive(caller.sessionId))) throw new Unauthorized();
  }
}
