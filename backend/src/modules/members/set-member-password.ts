import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { checkNewPassword } from '../auth/password/new-password.js';
import { Revocation } from '../sessions/revocation.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { Reauthentication } from '../users/accounts/reauthentication.js';
import { User } from '../users/user.entity.js';
import type { MemberPasswordDto } from './member-password.dto.js';

/** Gives a member of staff a new password: every session of theirs ends, and they are told. */
@Injectable()
export class SetMemberPassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, dto: MemberPasswordDto): Promise<void> {
    checkNewPassword(dto, ROLE.staff);
    const member = await this.database.manager.findOneBy(User, aliveMember(dto.id));
    if (member === null) throw new NotFound();
    const password_hash = await this.hasher.hash(dto.password);
    await this.database.inTransaction(() => this.store(caller, member, password_hash));
  }

  private async store(caller: Principal, member: User, password_hash: string): Promise<void> {
    await this.reauthentication.hold(caller, member.id);
    const values = { password_hash, updated_at: this.clock.now() };
    const { affected } = await this.database.manager.update(User, aliveMember(member.id), values);
    if (affected !== 1) throw new NotFound();
    await this.revocation.everything(member.id);
    await this.history.record({ type: OPERATION.passwordChanged, actor: caller, user: member });
    await this.outbox.enqueue({ template: 'password_changed', to: member, data: {} });
  }
}

const aliveMember = (id: number) => ({ id, role: ROLE.staff, deleted_at: IsNull() });
