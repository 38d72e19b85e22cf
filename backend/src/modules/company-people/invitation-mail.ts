import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addressee, carriedName } from '@laundry/shared/text/person-name';
import { IsNull } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';
import { Database } from '../../common/transaction/database.js';
import type { Mail } from '../mail/mail.entity.js';
import { MailSecrets } from '../mail/mail-secrets.js';
import { Outbox } from '../mail/outbox.js';
import { AccountLocks } from '../users/account-locks.js';
import { User } from '../users/user.entity.js';
import { CompanyInvitation } from './company-invitation.entity.js';

const ONCE_KEY = 'invite:';

/**
 * The mail of an invitation. Its link is made when the mail is delivered, as that of a new password: what waits only names
 * the invitation, by a hash (docs/decisions/049). A delivery that is tried again makes the link anew.
 */
@Injectable()
export class InvitationMail implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(MailSecrets) private readonly secrets: MailSecrets,
  ) {}

  onModuleInit(): void {
    this.secrets.set('clerk_invited', (mail) => this.make(mail));
  }

  /** Call inside a transaction that holds the company's row. */
  async enqueue({ email, lang, wish, expires_at }: CompanyInvitation): Promise<void> {
    await this.outbox.enqueue({
      template: 'clerk_invited',
      to: { id: null, email, current_lang: lang },
      data: { link: null, company: null },
      onceKey: `${ONCE_KEY}${wish}`,
      uselessAfter: expires_at,
    });
  }

  private make({ once_key }: Mail) {
    const wish = (once_key ?? '').slice(ONCE_KEY.length);
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const open = { wish, ended_at: IsNull() };
      const seen = await manager.findOneBy(CompanyInvitation, open);
      if (seen === null || seen.expires_at <= this.clock.now()) return null;
      if (!(await this.accounts.lockOpen(seen.company_user_id))) return null;
      const company = carriedName(addressee(await manager.findOneByOrFail(User, { id: seen.company_user_id })));
      if (await manager.existsBy(User, { email_key: seen.email })) {
        const data = { link: null, company, is_taken: true };
        return { order: { template: 'clerk_invited', data } as const, lang: seen.lang };
      }
      const token = newSecretToken();
      const { affected } = await manager.update(CompanyInvitation, open, { secret_hash: hashToken(token) });
      if (affected !== 1) return null;
      const link = { token, until: seen.expires_at };
      return { order: { template: 'clerk_invited', data: { link, company } } as const, lang: seen.lang };
    });
  }
}
