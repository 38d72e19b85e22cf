import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { normalizeEmail } from '@laundry/shared/text/email';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { MailConditions } from '../../mail/mail-conditions.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import type { ForgotPasswordDto } from './forgot-password.dto.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';

const BY_NETWORK = { name: 'forgot-network', tries: LIMITS.forgotTriesPerHour, minutes: 60 };

const ONCE_KEY = 'reset:';

/**
 * Mails a link to set a new password. Tries are counted before the look-up, so that nobody probes for accounts for long.
 * A link that works no more by the time its mail could be sent is not sent.
 */
@Injectable()
export class ForgotPassword implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(MailConditions) private readonly conditions: MailConditions,
  ) {}

  onModuleInit(): void {
    this.conditions.set('password_reset', (mail) => this.isGood((mail.once_key ?? '').slice(ONCE_KEY.length)));
  }

  /** Throws {@link NotFound} for an address without a living account: the screen has to say so. */
  async execute(dto: ForgotPasswordDto, network: string): Promise<void> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    await this.limiter.count({ limit: BY_NETWORK, subject: network }, ...mailBudget('password_reset', email));
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    if (user === null) throw new NotFound('user_not_found');
    await this.database.inTransaction(() => this.mailLink(user));
  }

  private async mailLink(user: User): Promise<void> {
    if (!(await this.accounts.lockOpen(user.id, { email_key: user.email_key }))) throw new NotFound('user_not_found');
    const token = await this.tokens.issue('password_reset', user.id);
    await this.outbox.enqueue({
      template: 'password_reset',
      to: user,
      data: { token, minutes: LIMITS.resetTokenMinutes },
      onceKey: `${ONCE_KEY}${hashToken(token)}`,
    });
  }

  private async isGood(tokenHash: string): Promise<boolean> {
    return (await this.tokens.ownerOfHash('password_reset', tokenHash)) !== null;
  }
}
