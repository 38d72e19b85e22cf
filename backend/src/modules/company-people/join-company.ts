import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_TRIES_PER_HOUR } from '@laundry/shared/constants/company-people';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { mayHavePeople } from '@laundry/shared/rules/companies/people';
import { addressee, carriedName, personName } from '@laundry/shared/text/person-name';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { hashToken } from '../../common/crypto/secret-token.js';
import { NotFound } from '../../common/errors/not-found.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { Database } from '../../common/transaction/database.js';
import { checkNewPassword } from '../auth/password/new-password.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountLocks } from '../users/account-locks.js';
import { blankAccount } from '../users/accounts/blank-account.js';
import { refuseEmailInUse } from '../users/accounts/email-in-use.js';
import { User } from '../users/user.entity.js';
import { CompanyInvitation, ended } from './company-invitation.entity.js';
import type { JoinDto } from './company-people.dto.js';
import type { InvitedToView } from './company-people.view.js';

const BY_NETWORK = { name: 'company-joins', tries: INVITATION_TRIES_PER_HOUR, minutes: 60 };

interface Open {
  readonly invitation: CompanyInvitation;
  readonly company: User;
}

/** Whoever has the link of an invitation becomes one of the company's people, once. */
@Injectable()
export class JoinCompany {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Throws {@link NotFound} for a link that is unknown, used, replaced or too old, and of a company that has left. */
  async view(token: string, network: string): Promise<InvitedToView> {
    await this.limiter.count({ limit: BY_NETWORK, subject: network });
    const { company, invitation } = await this.open(token);
    const { email, expires_at } = invitation;
    return { company_name: company.company_name ?? personName(company), email, expires_at };
  }

  async execute(dto: JoinDto, network: string): Promise<{ token: { access_token: string } }> {
    await this.limiter.count({ limit: BY_NETWORK, subject: network });
    checkNewPassword(dto, ROLE.companyClerk);
    const { company } = await this.open(dto.token);
    const hash = await this.hasher.hash(dto.password);
    const access_token = await refuseEmailInUse(() =>
      this.database.inTransaction(() => this.store(dto, company.id, hash)),
    );
    return { token: { access_token } };
  }

  private async store(dto: JoinDto, companyId: number, hash: string): Promise<string> {
    if (!(await this.accounts.lockOpen(companyId))) throw new NotFound('invalid_url');
    const { invitation, company } = await this.open(dto.token);
    const now = this.clock.now();
    await this.database.manager.update(CompanyInvitation, { id: invitation.id }, ended(now));
    const { current_lang } = dto;
    const names = { name1: dto.name1.trim(), name2: dto.name2.trim() };
    const role = ROLE.companyClerk;
    const id = await this.database.insert(User, {
      ...blankAccount(invitation.email, hash, now),
      role,
      company_user_id: company.id,
      turned_month: null,
      ...names,
      current_lang,
    });
    const name = personName(names);
    await this.history.record({
      type: OPERATION.clerkJoined,
      actor: { accountId: company.id, personId: id, name },
      user: company,
      changes: { clerk_id: [null, id] },
    });
    await this.outbox.enqueue({
      template: 'clerk_joined',
      to: company,
      data: { name: addressee(company), person: carriedName(name) },
    });
    return this.sessions.start({ id, role });
  }

  private async open(token: string): Promise<Open> {
    const { manager } = this.database;
    const good = { secret_hash: hashToken(token), ended_at: IsNull(), expires_at: MoreThan(this.clock.now()) };
    const invitation = await manager.findOneBy(CompanyInvitation, good);
    const company =
      invitation && (await manager.findOneBy(User, { id: invitation.company_user_id, deleted_at: IsNull() }));
    if (invitation === null || company === null || !mayHavePeople(company)) throw new NotFound('invalid_url');
    if (company.role !== ROLE.customer || hasLeft(company, this.clock.now())) throw new NotFound('invalid_url');
    return { invitation, company };
  }
}
