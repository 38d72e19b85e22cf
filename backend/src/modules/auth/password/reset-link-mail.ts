import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { Database } from '../../../common/transaction/database.js';
import type { Mail } from '../../mail/mail.entity.js';
import { MailSecrets } from '../../mail/mail-secrets.js';
import { Outbox } from '../../mail/outbox.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';

const ONCE_KEY = 'reset:';

/**
 * The mail with a link to set a new password. The link is made when the mail is delivered, and good from then on; what
 * waits only names, by a hash, the wish for one, which ends with whatever ends a link (docs/decisions/049).
 */
@Injectable()
export class ResetLinkMail implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(MailSecrets) private readonly secrets: MailSecrets,
  ) {}

  onModuleInit(): void {
    this.secrets.set('password_reset', (mail) => this.make(mail));
  }

  /** Earlier links, and those that wait, are void. Call inside a transaction that holds the account's row. */
  async enqueue(user: User): Promise<void> {
    await this.tokens.voidAll(user.id, 'password_reset');
    const wish = await this.tokens.issue('reset_mail', user.id);
    const onceKey = `${ONCE_KEY}${hashToken(wish)}`;
    await this.outbox.enqueue({ template: 'password_reset', to: user, data: { link: null }, onceKey });
  }

  /** A link at each try, the earlier ones stay good: nobody knows which of them arrived. */
  private make({ user_id, once_key }: Mail) {
    const wish = (once_key ?? '').slice(ONCE_KEY.length);
    return this.database.inTransaction(async () => {
      if (user_id === null || !(await this.accounts.lockOpen(user_id))) return null;
      if ((await this.tokens.ownerOfHash('reset_mail', wish)) === null) return null;
      const { current_lang: lang } = await this.database.manager.findOneByOrFail(User, { id: user_id });
      const link = { ...(await this.tokens.add('password_reset', user_id)), minutes: SERVER_LIMITS.resetTokenMinutes };
      return { order: { template: 'password_reset', data: { link } } as const, lang };
    });
  }
}
