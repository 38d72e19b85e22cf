import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { personName } from '@laundry/shared/text/person-name';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { Revocation } from '../sessions/revocation.js';
import { SecondFactors } from '../sessions/second-factors.js';
import { Reauthentication } from '../users/accounts/reauthentication.js';
import { User } from '../users/user.entity.js';

/** Takes away another's second factor, who has lost it, ends their sessions (whoever found it is out, too) and tells them. */
@Injectable()
export class ResetSecondFactor {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, password: string | null): Promise<void> {
    await this.reauthentication.confirmCaller(caller, password);
    if (id === caller.personId) throw new DomainError(REASON.forbidden, {}, 'own_account');
    const alive = { id, role: In([ROLE.admin, ROLE.staff]), deleted_at: IsNull() };
    const member = await this.database.manager.findOneBy(User, alive);
    if (member === null) throw new NotFound();
    await this.database.inTransaction(async () => {
      await this.reauthentication.hold(caller, id);
      if (!(await this.factors.remove(id))) throw new NotFound();
      await this.revocation.everything(id);
      await this.history.record({ type: OPERATION.secondFactorRemoved, actor: caller, user: member });
      const data = { name: personName(member), change: 'reset' } as const;
      await this.outbox.enqueue({ template: 'second_factor_changed', to: member, data });
    });
  }
}
