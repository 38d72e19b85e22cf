import { Inject, Injectable } from '@nestjs/common';
import { PEOPLE_MAX } from '@laundry/shared/constants/company-people';
import { personName } from '@laundry/shared/text/person-name';
import { IsNull } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { User } from '../users/user.entity.js';
import { CompanyInvitation } from './company-invitation.entity.js';
import type { CompanyPeopleView } from './company-people.view.js';

/** Who books for a company's account; the company is part of every condition. */
@Injectable()
export class CompanyPeopleQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(company_user_id: number): Promise<CompanyPeopleView> {
    const now = this.clock.now();
    const people = await this.database.manager.find(User, {
      where: { company_user_id, deleted_at: IsNull() },
      order: { id: 'ASC' },
    });
    const invitations = await this.database.manager.find(CompanyInvitation, {
      where: { company_user_id, ended_at: IsNull() },
      order: { id: 'ASC' },
    });
    return {
      people: people.map((user) => ({
        id: user.id,
        name: personName(user),
        email: user.email,
        joined_at: user.created_at,
      })),
      invitations: invitations.map(({ id, name, email, invited_at, expires_at }) => ({
        id,
        name,
        email,
        invited_at,
        expires_at,
        is_expired: expires_at <= now,
      })),
      max: PEOPLE_MAX,
    };
  }
}
