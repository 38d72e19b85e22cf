import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { personName } from '@laundry/shared/text/person-name';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { Reauthentication } from '../../users/accounts/reauthentication.js';
import { UserQueries } from '../../users/user.queries.js';
import { LastFactor } from '../second-factor/last-factor.js';

/** Takes a passkey away from the own account. Throws {@link NotFound} for one that is not there. */
@Injectable()
export class RemovePasskey {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(LastFactor) private readonly last: LastFactor,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async execute(caller: Principal, id: number, password: string | null): Promise<void> {
    await this.reauthentication.confirmCaller(caller, password);
    const user = await this.users.byId(caller.personId);
    await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller);
      const removed = await this.factors.removePasskey(caller.personId, id);
      if (removed === null) throw new NotFound();
      await this.last.refuse(caller);
      const changes = { passkey: [removed.name, null] } as const;
      await this.history.record({ type: OPERATION.secondFactorRemoved, actor: caller, user, changes });
      const data = { name: personName(user), change: 'passkey_removed' } as const;
      await this.outbox.enqueue({ template: 'second_factor_changed', to: user, data });
    });
  }
}
