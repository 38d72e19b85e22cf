import { Inject, Injectable } from '@nestjs/common';
import { secondFactorDueAt } from '@laundry/shared/rules/accounts/second-factor';
import type { Principal } from '../../../common/auth/principal.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { RecoveryCodes } from '../../sessions/recovery-codes.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { UserQueries } from '../../users/user.queries.js';
import type { SecondFactorView } from './second-factor.view.js';

@Injectable()
export class SecondFactorQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async of(caller: Principal): Promise<SecondFactorView> {
    const { first_sign_in_at } = await this.users.byId(caller.id);
    const confirmed_at = await this.factors.confirmedAt(caller.id);
    const facts = { is_required: this.config.secondFactorRequired, is_on: confirmed_at !== null, first_sign_in_at };
    return {
      confirmed_at,
      recovery_codes_left: await this.recovery.left(caller.id),
      due_at: secondFactorDueAt(caller, facts),
    };
  }
}
