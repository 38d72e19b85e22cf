import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { SecondFactors } from '../sessions/second-factors.js';
import { Revocation } from '../sessions/revocation.js';
import { History } from '../history/history.js';
import { LeaveStaff } from '../users/accounts/leave-staff.js';
import { User } from '../users/user.entity.js';

/**
 * Deletes accounts of staff, all that are named or none: their sessions end, their addresses are free again, and what
 * they had still to do is unassigned, so that somebody else finds it. What they did keeps their name.
 */
@Injectable()
export class DeleteMembers {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(LeaveStaff) private readonly leaveStaff: LeaveStaff,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, ids: readonly number[]): Promise<void> {
    if (ids.includes(caller.personId)) throw DomainError.on('ids', REASON.forbidden, 'own_account');
    // In one order, so that two deletions of the same people wait for each other.
    const sorted = [...ids].sort((a, b) => a - b);
    await this.database.inTransaction(() => this.store(caller, sorted));
  }

  private async store(caller: Principal, ids: readonly number[]): Promise<void> {
    const now = this.clock.now();
    const alive = { id: In([...ids]), role: ROLE.staff, deleted_at: IsNull() };
    const values = { deleted_at: now, updated_at: now, email_key: null };
    const { affected } = await this.database.manager.update(User, alive, values);
    if (affected !== ids.length) throw new NotFound();
    const members = await this.database.manager.find(User, { where: { id: In([...ids]) }, order: { id: 'ASC' } });
    for (const { id } of members) {
      await this.revocation.everything(id);
      await this.factors.remove(id);
    }
    await this.leaveStaff.execute(caller, ids);
    await this.history.recordAll(
      members.map((user) => ({
        type: OPERATION.roleChanged,
        actor: caller,
        user,
        changes: { role: [user.role, null], role_type: [user.role_type, null] },
      })),
    );
  }
}
