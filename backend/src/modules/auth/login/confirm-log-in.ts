import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { Guesses } from '../../../common/rate-limit/guesses.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { SecondFactors, type UsedCode } from '../../sessions/second-factors.js';
import { Passkeys } from '../../sessions/passkeys.js';
import { Sessions } from '../../sessions/sessions.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { codeGuess, typedCode } from '../second-factor/code-limit.js';
import type { PasskeyLoginDto } from '../passkeys/passkey.dto.js';
import type { LoginView } from './auth.view.js';
import type { SecondFactorDto } from './second-factor.dto.js';

type Shown = UsedCode | 'passkey';
/** Uses up what was shown as the second factor; null: it is none. */
type Show = (userId: number) => Promise<Shown | null>;

/** The second step of a sign-in: the challenge that a right password was answered with, and a code, or a passkey that signed it. */
@Injectable()
export class ConfirmLogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Guesses) private readonly guesses: Guesses,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(LOG) private readonly log: Log,
  ) {}

  byCode({ challenge, code }: SecondFactorDto): Promise<LoginView> {
    const refusal = FieldErrors.on('code', 'second_factor_wrong');
    return this.confirm(challenge, refusal, (userId) => this.factors.use(userId, typedCode(code)));
  }

  byPasskey({ challenge, ...signed }: PasskeyLoginDto): Promise<LoginView> {
    const refusal = FieldErrors.on('signature', 'passkey_wrong');
    const show = async (userId: number) =>
      (await this.passkeys.use(userId, signed, challenge)) ? ('passkey' as const) : null;
    return this.confirm(challenge, refusal, show);
  }

  private async confirm(challenge: string, refusal: FieldErrors, show: Show): Promise<LoginView> {
    const owner = await this.tokens.ownerOf('second_factor', challenge);
    if (owner === null) throw new Unauthorized('second_factor_expired');
    const user = await this.users.byId(owner.id);
    const begin = () => this.database.inTransaction(() => this.begin(user, challenge, show));
    const access_token = await this.guesses.take(codeGuess(user.id), begin);
    if (access_token === null) {
      this.log.warn({ account: user.id }, 'a second factor was wrong');
      throw refusal;
    }
    return { access_token, user: await this.users.me(user.id) };
  }

  /** Null: what was shown is wrong, or was used. A challenge is good until then: it begins one session. */
  private async begin(user: User, challenge: string, show: Show): Promise<string | null> {
    const isOpen = await this.accounts.lockOpen(user.id, { role: user.role });
    if (!isOpen) throw new Unauthorized('second_factor_expired');
    const used = await show(user.id);
    if (used === null) return null;
    if (!(await this.tokens.use('second_factor', challenge))) throw new Unauthorized('second_factor_expired');
    const actor = selfActor(user);
    if (used === 'recovery') await this.history.record({ type: OPERATION.recoveryCodeUsed, actor, user });
    return this.sessions.start(user);
  }
}
