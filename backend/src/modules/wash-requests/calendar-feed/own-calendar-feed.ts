import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { Clock } from '../../../common/clock/clock.js';
import type { Principal } from '../../../common/auth/principal.js';
import { hashToken, newSecretToken } from '../../../common/crypto/secret-token.js';
import { readable } from '../../../common/crypto/unreadable.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { EndAccount } from '../../users/accounts/end-account.js';
import { UserQueries } from '../../users/user.queries.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { OwnCalendarFeedView } from './own-calendar-feed.view.js';

/** A customer makes the address of their calendar, makes it anew, or ends it; it ends with the account. */
@Injectable()
export class OwnCalendarFeed implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(EndAccount) private readonly ending: EndAccount,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(History) private readonly history: History,
  ) {}

  onModuleInit(): void {
    this.ending.register(async ({ user }) => void (await this.drop(user.id)));
  }

  async view({ accountId: user_id }: Principal): Promise<OwnCalendarFeedView> {
    const feed = await this.database.findOne(CalendarFeed, { user_id });
    return feed === null ? { url: null, created_at: null } : this.shown(feed);
  }

  /** The address before leads nowhere from then on. */
  async make(caller: Principal): Promise<OwnCalendarFeedView> {
    const secret = newSecretToken();
    const made = { secret, secret_hash: hashToken(secret), created_at: this.clock.now(), user_id: caller.accountId };
    await this.database.inTransaction(async () => {
      await this.hold(caller);
      await this.drop(caller.accountId);
      await this.database.manager.insert(CalendarFeed, made);
      await this.record(caller, OPERATION.calendarFeedMade);
    });
    return this.shown(made);
  }

  /** Where there is none, it has ended already. */
  async end(caller: Principal): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.hold(caller);
      if (await this.drop(caller.accountId)) await this.record(caller, OPERATION.calendarFeedEnded);
    });
  }

  /** An address is a way into the account: none is made once it has ended. */
  private async hold({ accountId }: Principal): Promise<void> {
    if (!(await this.accounts.lockOpen(accountId))) throw new NotFound();
  }

  private async drop(user_id: number): Promise<boolean> {
    const { affected } = await this.database.manager.delete(CalendarFeed, { user_id });
    return affected !== 0;
  }

  private async record(
    actor: Principal,
    type: typeof OPERATION.calendarFeedMade | typeof OPERATION.calendarFeedEnded,
  ): Promise<void> {
    await this.history.record({ type, actor, user: await this.users.byId(actor.accountId) });
  }

  private shown({ secret: stored, created_at }: Pick<CalendarFeed, 'secret' | 'created_at'>): OwnCalendarFeedView {
    const secret = readable(stored);
    return { url: secret === null ? null : `${this.config.publicUrl}/api/v1/calendar/${secret}.ics`, created_at };
  }
}
