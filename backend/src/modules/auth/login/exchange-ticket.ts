import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import type { TokenAnswerView } from '../registration/registration.view.js';
import { Sessions } from '../../sessions/sessions.js';

/** Gives a session for a registration's ticket, once. A provisional account keeps its ticket until it is paid. */
@Injectable()
export class ExchangeTicket {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async execute(ticket: string): Promise<TokenAnswerView> {
    const owner = await this.tokens.ownerOf('registration', ticket);
    if (owner === null || owner.status === USER_STATUS.provisional) throw new NotFound();
    const { payment_method_id } = await this.users.byId(owner.id);
    const access_token = await this.database.inTransaction(async () => {
      const isOpen = await this.accounts.lockOpen(owner.id);
      if (!isOpen || !(await this.tokens.use('registration', ticket))) throw new NotFound();
      return this.sessions.start(owner);
    });
    return { token: { access_token }, user: { id: owner.id, payment_method_id } };
  }
}
