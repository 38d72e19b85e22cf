import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { normalizeEmail } from '@laundry/shared/text/email';
import { NotFound } from '../../../common/errors/not-found.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountHold } from '../../users/account-hold.js';
import { User } from '../../users/user.entity.js';
import type { ForgotPasswordDto } from '../dto/forgot-password.dto.js';
import { OneTimeTokens } from '../one-time-tokens.js';

const BY_NETWORK = { name: 'forgot-network', tries: LIMITS.forgotTriesPerHour, minutes: 60 };

/** Mails a link to set a new password. Tries are counted before the look-up, so that nobody probes for accounts for long. */
@Injectable()
export class ForgotPassword {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AccountHold) private readonly accounts: AccountHold,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Throws {@link NotFound} for an address without a living account: the screen has to say so. */
  async execute(dto: ForgotPasswordDto, network: string): Promise<void> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    await this.limiter.count({ limit: BY_NETWORK, subject: network }, ...mailBudget('password_reset', email));
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    if (user === null) throw new NotFound('user_not_found');
    await this.database.inTransaction(() => this.mailLink(user));
  }

  private async mailLink(user: User): Promise<void> {
    if (!(await this.accounts.takeOpen(user.id, { email_key: user.email_key }))) throw new NotFound('user_not_found');
    const token = await this.tokens.issue('password_reset', user.id);
    const url = `${this.config.publicUrl}/password/reset/${token}`;
    await this.outbox.enqueue({
      template: 'password_reset',
      to: user,
      data: { url, minutes: LIMITS.resetTokenMinutes },
    });
  }
}
