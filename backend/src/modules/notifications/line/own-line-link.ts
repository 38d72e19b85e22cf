import { Inject, Injectable } from '@nestjs/common';
import { displayLinkCode, LINK_CODE_LENGTH } from '@laundry/shared/text/link-code';
import type { Principal } from '../../../common/auth/principal.js';
import { newTypedCode } from '../../../common/crypto/typed-code.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { LinePort } from '../../mail/notifications/line/line-port.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import type { LineCodeView } from '../notifications.view.js';
import { LineLinks } from './line-links.js';

/** A customer asks for a code that links them to LINE, or ends the link. */
@Injectable()
export class OwnLineLink {
  constructor(
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(LineLinks) private readonly links: LineLinks,
  ) {}

  /** The code before is good no more. Throws {@link NotFound} where this service is not on LINE. */
  async newCode({ accountId: id }: Principal): Promise<LineCodeView> {
    const { line } = this;
    if (line === null) throw new NotFound();
    const code = newTypedCode(LINK_CODE_LENGTH);
    const { until } = await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(id))) throw new NotFound();
      await this.tokens.voidAll(id, 'line_link');
      return this.tokens.add('line_link', id, code);
    });
    const shown = displayLinkCode(code);
    return { code: shown, expires_at: until, account_id: line.accountId, url: line.talkUrl(shown) };
  }

  async end({ accountId: id }: Principal): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(id))) throw new NotFound();
      await this.tokens.voidAll(id, 'line_link');
      await this.links.end(await this.users.byId(id));
    });
  }
}
