import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { needsSecondFactor } from '@laundry/shared/rules/accounts/second-factor';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SecondFactors } from '../../sessions/second-factors.js';

/**
 * Whoever has to have a second factor keeps one: another may take the last one's place, none may not. And nobody is left with
 * an app only that cannot be read: a sign-in would ask for a second factor, and no code of it would be right.
 */
@Injectable()
export class LastFactor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
  ) {}

  /** After a removal, in its transaction, which the refusal undoes. */
  async refuse(caller: Principal): Promise<void> {
    const id = caller.personId;
    const isOn = (await this.factors.confirmedAt(id)) !== null;
    const mustKeepOne = this.config.secondFactorRequired && needsSecondFactor(caller);
    if ((isOn || mustKeepOne) && !(await this.factors.hasUsableFactor(id)))
      throw new DomainError(REASON.forbidden, {}, 'second_factor_last');
  }
}
