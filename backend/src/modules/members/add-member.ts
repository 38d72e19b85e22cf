import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import { memberErrors } from '@laundry/shared/rules/accounts/member';
import { normalizeEmail } from '@laundry/shared/text/email';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { throwFormErrors } from '../../common/errors/form-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import type { NewUser } from '../users/accounts/blank-account.js';
import { refuseEmailInUse } from '../users/accounts/email-in-use.js';
import { newOperator } from '../users/accounts/new-operator.js';
import { Reauthentication } from '../users/accounts/reauthentication.js';
import { User } from '../users/user.entity.js';
import type { NewMemberDto } from './new-member.dto.js';
import type { NewMemberView } from './member.view.js';

/** Makes an account for somebody who begins to work here. */
@Injectable()
export class AddMember {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(History) private readonly history: History,
  ) {}

  /** `passwordHash` is null when the form's password is no good one. */
  async execute(caller: Principal, dto: NewMemberDto, passwordHash: string | null): Promise<NewMemberView> {
    throwFormErrors(memberErrors(dto));
    const email = normalizeEmail(dto.email);
    if (email === null || passwordHash === null) throw new Error('a form without errors has an address and a password');
    const row = newOperator({
      role: ROLE.staff,
      role_type: dto.role_type ?? null,
      name1: (dto.name1 ?? '').trim(),
      name2: (dto.name2 ?? '').trim(),
      email,
      passwordHash,
      now: this.clock.now(),
    });
    return refuseEmailInUse(() => this.database.inTransaction(() => this.store(caller, row)));
  }

  private async store(caller: Principal, row: NewUser): Promise<NewMemberView> {
    await this.reauthentication.hold(caller);
    const { identifiers } = await this.database.manager.insert(User, row);
    const id = Number(identifiers[0]?.['id']);
    await this.history.record({
      type: OPERATION.roleChanged,
      actor: caller,
      user: { ...row, id },
      changes: { role: [null, row.role], role_type: [null, row.role_type] },
    });
    return { id };
  }
}
