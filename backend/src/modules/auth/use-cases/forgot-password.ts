import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { normalizeEmail } from '@laundry/shared/text/email';
import { NotFound } from '../../../common/errors/not-found.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { Outbox } from '../../mail/outbox.js';
import { addressee } from '../../users/person-name.js';
import { User } from '../../users/user.entity.js';
import type { ForgotPasswordDto } from '../dto/forgot-password.dto.js';
import { OneTimeTokens } from '../one-time-tokens.js';

const HOUR = { tries: LIMITS.forgotTriesPerHour, minutes: 60 };
const BY_ADDRESS = { name: 'forgot-address', ...HOUR };
const BY_EMAIL = { name: 'forgot-email', ...HOUR };

/** Mails a link to set a new password. Tries are counted before the look-up, so that nobody probes for accounts for long. */
@Injectable()
export class ForgotPassword {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Throws {@link NotFound} for an address without a living account: spec 1 §8 wants "user not found". */
  async execute(dto: ForgotPasswordDto, address: string): Promise<void> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    await this.limiter.count(BY_ADDRESS, address);
    await this.limiter.count(BY_EMAIL, email);
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    if (user === null || user.status === USER_STATUS.withdrawn) throw new NotFound('user_not_found');
    await this.database.inTransaction(async () => {
      const token = await this.tokens.issue('password_reset', user.id);
      const url = `${this.config.publicUrl}/password/reset/${token}`;
      const data = { name: addressee(user), url, minutes: LIMITS.resetTokenMinutes };
      await this.outbox.enqueue({ template: 'password_reset', to: user, data });
    });
  }
}
