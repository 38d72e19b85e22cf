import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { personName } from '@laundry/shared/text/person-name';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { LOG, type Log } from '../../../common/http/log.js';
import { Guesses } from '../../../common/rate-limit/guesses.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import type { UserView } from '../../users/user.view.js';
import { codeGuess, typedCode } from '../second-factor/code-limit.js';
import type { SecondFactorDto } from './second-factor.dto.js';

/** The second step of a sign-in: the challenge that a right password was answered with, and a code. */
@Injectable()
export class ConfirmLogIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Guesses) private readonly guesses: Guesses,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async execute({ challenge, code }: SecondFactorDto): Promise<{ access_token: string; user: UserView }> {
    const owner = await this.tokens.ownerOf('second_factor', challenge);
    if (owner === null) throw new Unauthorized('second_factor_expired');
    const user = await this.users.byId(owner.id);
    const begin = () => this.database.inTransaction(() => this.begin(user, challenge, typedCode(code)));
    const access_token = await this.guesses.take(codeGuess(user.id), begin);
    if (access_token === null) {
      this.log.warn({ account: user.id }, 'a second factor was wrong');
      throw FieldErrors.on('code', 'second_factor_wrong');
    }
    return { access_token, user: await this.users.me(user.id) };
  }

  /** Null: the code is wrong, or was used. A challenge is good until then: it begins one session. */
  private async begin(user: User, challenge: string, code: string): Promise<string | null> {
    const isOpen = await this.accounts.lockOpen(user.id, { role: user.role });
    if (!isOpen) throw new Unauthorized('second_factor_expired');
    const used = await this.factors.use(user.id, code);
    if (used === null) return null;
    if (!(await this.tokens.use('second_factor', challenge))) throw new Unauthorized('second_factor_expired');
    const actor = { id: user.id, name: personName(user) };
    if (used === 'recovery') await this.history.record({ type: OPERATION.recoveryCodeUsed, actor, user });
    return this.sessions.start(user);
  }
}
