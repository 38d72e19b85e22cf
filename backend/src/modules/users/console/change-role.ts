import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { personName } from '@laundry/shared/text/person-name';
import { grantOf } from '@laundry/shared/rules/accounts/permissions';
import { roleRefusal, type GivenRole } from '@laundry/shared/rules/accounts/role-change';
import { resumedMonth } from '@laundry/shared/rules/payments/month-turn';
import { IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { Revocation } from '../../sessions/revocation.js';
import { SecondFactors } from '../../sessions/second-factors.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { LeaveStaff } from '../accounts/leave-staff.js';
import { Reauthentication } from '../accounts/reauthentication.js';
import { ConsoleAccount } from './console-account.js';
import type { RoleView } from './user-change.view.js';
import { User } from '../user.entity.js';

/**
 * Makes a customer an administrator, or the other way round. Their sessions end, as a token carries no old rights, and
 * what an administrator had still to do is unassigned.
 */
@Injectable()
export class ChangeRole {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(LeaveStaff) private readonly leaveStaff: LeaveStaff,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, to: GivenRole): Promise<RoleView> {
    const user = await this.accounts.editable(caller, id);
    refuse(roleRefusal({ grant: grantOf(caller, 'users.role'), callerId: caller.personId, user, to }));
    if (user.role !== to) {
      await this.database.inTransaction(() => this.store(caller, user, to));
      // Read once more, a customer's month is begun.
      await this.accounts.editable(caller, id);
    }
    return { role: to, role_type: null };
  }

  private async store(caller: Principal, user: User, to: GivenRole): Promise<void> {
    // Of two administrators who demote each other the second is none any more: one always stays.
    await this.reauthentication.hold(caller, user.id);
    const now = this.clock.now();
    const { affected } = await this.database.manager.update(
      User,
      { id: user.id, role: user.role, deleted_at: IsNull() },
      {
        // The days for a second factor begin anew.
        role: to,
        role_type: null,
        first_sign_in_at: null,
        updated_at: now,
        // Months in which the account was no customer's are not turned (docs/decisions/069).
        ...(to === ROLE.customer && { turned_month: resumedMonth(user, now) }),
      },
    );
    if (affected !== 1) throw new DomainError(REASON.stale);
    await this.revocation.everything(user.id);
    let hadFactor = false;
    if (to === ROLE.customer) {
      await this.leaveStaff.execute(caller, [user.id]);
      // Customers are not asked for one, and have no screen to give it up.
      hadFactor = await this.factors.remove(user.id);
    }
    const changes = { role: [user.role, to] } as const;
    await this.history.record({ type: OPERATION.roleChanged, actor: caller, user, changes });
    const data = { name: personName(user), change: 'reset' } as const;
    if (hadFactor) await this.outbox.enqueue({ template: 'second_factor_changed', to: user, data });
  }
}

function refuse(code: ReturnType<typeof roleRefusal>): void {
  if (code === null) return;
  if (code === 'role_without_plan') throw FieldErrors.on('role', code);
  throw DomainError.on('role', REASON.forbidden, code);
}
