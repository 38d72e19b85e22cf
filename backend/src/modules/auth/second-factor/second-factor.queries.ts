import { Inject, Injectable } from '@nestjs/common';
import { secondFactorDueAt } from '@laundry/shared/rules/accounts/second-factor';
import type { Principal } from '../../../common/auth/principal.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { Passkeys } from '../../sessions/passkeys.js';
import { RecoveryCodes } from '../../sessions/recovery-codes.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { UserQueries } from '../../users/user.queries.js';
import type { SecondFactorView } from './second-factor.view.js';

@Injectable()
export class SecondFactorQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async of(caller: Principal): Promise<SecondFactorView> {
    const { first_sign_in_at } = await this.users.byId(caller.personId);
    const confirmed_at = await this.factors.confirmedAt(caller.personId);
    const facts = { is_required: this.config.secondFactorRequired, is_on: confirmed_at !== null, first_sign_in_at };
    const passkeys = await this.passkeys.of(caller.personId);
    const app = await this.factors.app(caller.personId);
    return {
      confirmed_at,
      has_app: app !== 'none',
      is_app_unreadable: app === 'unreadable',
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
      passkey_domain: this.passkeys.site?.domain ?? null,
      recovery_codes_left: await this.recovery.left(caller.personId),
      due_at: secondFactorDueAt(caller, facts),
    };
  }
}
