import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@laundry/shared/text/email';
import { NotFound } from '../../../common/errors/not-found.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { Database } from '../../../common/transaction/database.js';
import { mailBudget } from '../../mail/mail-budget.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import type { ForgotPasswordDto } from './forgot-password.dto.js';
import { ResetLinkMail } from './reset-link-mail.js';

const BY_NETWORK = { name: 'forgot-network', tries: 5, minutes: 60 };

/** The id of no account. */
const NOBODY = 0;

/** Mails a link to set a new password. Tries are counted before the look-up, so that nobody probes for accounts for long. */
@Injectable()
export class ForgotPassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(ResetLinkMail) private readonly mail: ResetLinkMail,
  ) {}

  /** Throws {@link NotFound} for an address without a living account: the screen has to say so. */
  async execute(dto: ForgotPasswordDto, network: string): Promise<void> {
    const email = normalizeEmail(dto.email) ?? dto.email.trim().toLowerCase();
    await this.limiter.count({ limit: BY_NETWORK, subject: network }, ...mailBudget('password_reset', email));
    const user = await this.database.manager.findOneBy(User, { email_key: email });
    await this.database.inTransaction(() => this.mailLink(user, email));
  }

  /** Whether the address is nobody's or of an account that is over takes the same work: both are answered alike. */
  private async mailLink(user: User | null, email_key: string): Promise<void> {
    const company_user_id = user?.company_user_id ?? null;
    const isOpen = await this.accounts.lockOpen(user?.id ?? NOBODY, { email_key, company_user_id });
    if (user === null || !isOpen) throw new NotFound('user_not_found');
    await this.mail.enqueue(user);
  }
}
