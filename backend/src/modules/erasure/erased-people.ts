import { Inject, Injectable } from '@nestjs/common';
import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { CompanyInvitation, ended } from '../company-people/company-invitation.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { NO_PERSON } from '../users/accounts/blank-account.js';
import { User } from '../users/user.entity.js';
import { VisitLinks } from '../visit-links/visit-links.js';

/** Whoever booked for a company is nobody once the company is; its deletion has ended their ways in. */
@Injectable()
export class ErasedPeople {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(VisitLinks) private readonly links: VisitLinks,
  ) {}

  async erase(company_user_id: number): Promise<void> {
    const { manager } = this.database;
    const now = this.clock.now();
    const { ended_at, ...nobodys } = ended(now);
    await manager.update(CompanyInvitation, { company_user_id, ended_at: IsNull() }, { ended_at });
    await manager.update(CompanyInvitation, { company_user_id }, nobodys);
    const people = await manager.find(User, { select: { id: true }, where: { company_user_id } });
    if (people.length === 0) return;
    const peoplesIds = people.map(({ id }) => id);
    const ids = In(peoplesIds);
    const gone = { email: '', email_key: null, password_hash: '', erased_at: now };
    const nobody = { ...NO_PERSON, name1: ERASED_NAME, ...gone };
    await manager.update(User, { id: ids, deleted_at: IsNull() }, { deleted_at: now });
    await manager.update(User, { id: ids }, nobody);
    await this.links.endOfPeople(peoplesIds);
    await manager.update(Mail, { user_id: ids }, { recipient: '', body: '' });
  }
}
