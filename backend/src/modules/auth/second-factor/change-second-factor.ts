import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { personName } from '@laundry/shared/text/person-name';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { History } from '../../history/history.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { Outbox } from '../../mail/outbox.js';
import type { FactorChange } from '../../mail/templates/mail-data.js';
import { RecoveryCodes } from '../../sessions/recovery-codes.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { Reauthentication } from '../../users/accounts/reauthentication.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { LastFactor } from './last-factor.js';
import type { RecoveryCodesView } from './second-factor.view.js';

/** What becomes of the own second factor once it is set up. Throws {@link NotFound} where none is. */
@Injectable()
export class ChangeSecondFactor {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(LastFactor) private readonly last: LastFactor,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(History) private readonly history: History,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async remove(caller: Principal, password: string | null): Promise<void> {
    await this.reauthentication.confirmCaller(caller, password);
    const user = await this.users.byId(caller.personId);
    await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      if (!(await this.factors.removeApp(caller.personId))) throw new NotFound();
      await this.last.refuse(caller);
      await this.history.record({ type: OPERATION.secondFactorRemoved, actor: caller, user });
      await this.tell(user, 'removed');
    });
  }

  async renewCodes(caller: Principal, password: string | null): Promise<RecoveryCodesView> {
    await this.reauthentication.confirmCaller(caller, password);
    const user = await this.users.byId(caller.personId);
    await this.limiter.count(...mailBudget('second_factor', user.email));
    const recovery_codes = await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      if ((await this.factors.confirmedAt(caller.personId)) === null) throw new NotFound();
      const codes = await this.recovery.renew(caller.personId);
      await this.history.record({ type: OPERATION.recoveryCodesRenewed, actor: caller, user });
      await this.tell(user, 'codes_renewed');
      return codes;
    });
    return { recovery_codes };
  }

  private tell(user: User, change: FactorChange): Promise<void> {
    return this.outbox.enqueue({
      template: 'second_factor_changed',
      to: user,
      data: { name: personName(user), change },
    });
  }
}
