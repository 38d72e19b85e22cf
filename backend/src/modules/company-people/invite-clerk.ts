import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_DAYS, INVITATIONS_PER_DAY, PEOPLE_MAX } from '@laundry/shared/constants/company-people';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { mayHavePeople } from '@laundry/shared/rules/companies/people';
import { normalizeEmail } from '@laundry/shared/text/email';
import { addMinutes } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { NotFound } from '../../common/errors/not-found.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { mailBudget } from '../mail/mail-budget.js';
import { AccountLocks } from '../users/account-locks.js';
import { StatusCheck } from '../users/status-check.js';
import { User } from '../users/user.entity.js';
import { UserQueries } from '../users/user.queries.js';
import { CompanyInvitation } from './company-invitation.entity.js';
import type { InvitationDto } from './company-people.dto.js';
import { InvitationMail } from './invitation-mail.js';

const DAY_MINUTES = 24 * 60;
const OF_COMPANY = { name: 'company-invitations', tries: INVITATIONS_PER_DAY, minutes: DAY_MINUTES };

/**
 * A company's owner asks somebody by mail to book for the account. Whether the address has an account already is told to
 * the address alone, in the mail.
 */
@Injectable()
export class InviteClerk {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(InvitationMail) private readonly mail: InvitationMail,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, dto: InvitationDto): Promise<void> {
    const email = normalizeEmail(dto.email);
    if (email === null) throw FieldErrors.on('email', 'invalid_email');
    const company = await this.inviting(caller, email);
    const name = (dto.name ?? '').trim();
    await this.database.inTransaction(async () => {
      await this.hold(company);
      await this.refuseKnown(company, email);
      const row = { company_user_id: company.id, email, open_email: email, name, lang: company.current_lang };
      const made = { ...this.made(), secret_hash: null, ended_at: null };
      const id = await this.database.insert(CompanyInvitation, { ...row, ...made });
      await this.tell(caller, company, { ...row, ...made, id });
    });
  }

  /** Once more, to the same address: the link before leads nowhere from then on. */
  async again(caller: Principal, id: number): Promise<void> {
    const open = { id, company_user_id: caller.accountId, ended_at: IsNull() };
    const invitation = await this.database.manager.findOneBy(CompanyInvitation, open);
    if (invitation === null) throw new NotFound();
    const company = await this.inviting(caller, invitation.email);
    await this.database.inTransaction(async () => {
      await this.hold(company);
      const made = { ...this.made(), secret_hash: null, lang: company.current_lang };
      const { affected } = await this.database.manager.update(CompanyInvitation, open, made);
      if (affected !== 1) throw new NotFound();
      await this.tell(caller, company, { ...invitation, ...made });
    });
  }

  private async inviting(caller: Principal, email: string): Promise<User> {
    const company = await this.users.byId(caller.accountId);
    if (!mayHavePeople(company)) throw FieldErrors.on('email', 'people_companies_only');
    await this.status.refuse(company);
    await this.limiter.count({ limit: OF_COMPANY, subject: String(company.id) }, ...mailBudget('clerk_invited', email));
    return company;
  }

  private made() {
    const invited_at = this.clock.now();
    const expires_at = addMinutes(invited_at, INVITATION_DAYS * DAY_MINUTES);
    return { invited_at, expires_at, wish: hashToken(newSecretToken()) };
  }

  private async hold({ id }: User): Promise<void> {
    if (!(await this.accounts.lockOpen(id))) throw new NotFound();
  }

  private async refuseKnown({ id: company_user_id, email: own }: User, email: string): Promise<void> {
    const { manager } = this.database;
    const people = { company_user_id, deleted_at: IsNull() };
    const open = { company_user_id, ended_at: IsNull() };
    const isKnown =
      email === own ||
      (await manager.existsBy(User, { ...people, email_key: email })) ||
      (await manager.existsBy(CompanyInvitation, { ...open, open_email: email }));
    if (isKnown) throw DomainError.on('email', REASON.dup, 'person_known');
    const count = (await manager.countBy(User, people)) + (await manager.countBy(CompanyInvitation, open));
    if (count >= PEOPLE_MAX) throw FieldErrors.on('email', 'people_full', { max: PEOPLE_MAX });
  }

  private async tell(caller: Principal, company: User, invitation: CompanyInvitation): Promise<void> {
    await this.mail.enqueue(invitation);
    const changes = { invitation_id: [null, invitation.id] } as const;
    await this.history.record({ type: OPERATION.clerkInvited, actor: caller, user: company, changes });
  }
}
