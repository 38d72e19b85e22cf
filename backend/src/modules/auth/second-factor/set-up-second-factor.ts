import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { personName } from '@laundry/shared/text/person-name';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Guesses } from '../../../common/rate-limit/guesses.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { RecoveryCodes } from '../../sessions/recovery-codes.js';
import { Revocation } from '../../sessions/revocation.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { totpAddress } from '../../sessions/totp.js';
import { Reauthentication } from '../../users/accounts/reauthentication.js';
import { UserQueries } from '../../users/user.queries.js';
import { codeGuess, typedCode } from './code-limit.js';
import type { RecoveryCodesView, SecondFactorSecretView } from './second-factor.view.js';

/** Sets up an authenticator app: its secret is told, and counts once a code of it has come. */
@Injectable()
export class SetUpSecondFactor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Guesses) private readonly guesses: Guesses,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async begin(caller: Principal, password: string | null): Promise<SecondFactorSecretView> {
    await this.reauthentication.confirmCaller(caller, password);
    const { email } = await this.users.byId(caller.personId);
    const secret = await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      return this.factors.prepare(caller.personId);
    });
    return { secret, uri: totpAddress(secret, { issuer: this.config.brandName, label: email }) };
  }

  /** Answers the recovery codes. Sessions that began without the second factor end, but for this one. */
  async confirm(caller: Principal, code: string): Promise<RecoveryCodesView> {
    const user = await this.users.byId(caller.personId);
    const store = () =>
      this.database.inTransaction(async () => {
        await this.reauthentication.hold(caller);
        if (!(await this.factors.confirm(caller.personId, typedCode(code)))) return null;
        await this.revocation.allBut(caller);
        const codes = await this.recovery.renew(caller.personId);
        await this.history.record({ type: OPERATION.secondFactorSetUp, actor: caller, user });
        const data = { name: personName(user), change: 'set_up' } as const;
        await this.outbox.enqueue({ template: 'second_factor_changed', to: user, data });
        return codes;
      });
    const recovery_codes = await this.guesses.take(codeGuess(caller.personId), store);
    if (recovery_codes === null) throw FieldErrors.on('code', 'second_factor_wrong');
    return { recovery_codes };
  }
}
