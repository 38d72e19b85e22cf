import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { User } from '../../users/user.entity.js';
import { CalendarFeed } from '../../wash-requests/calendar-feed/calendar-feed.entity.js';
import { Revocation } from '../../sessions/revocation.js';

/**
 * Stores an account's new password: every older session, ticket and mailed link dies with the old one. The calendar's address
 * and the link to LINE live on, and the mail says so (docs/decisions/086, 096).
 */
@Injectable()
export class PasswordSetter {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Call inside a transaction that holds the account's row. */
  async set(user: User, password_hash: string): Promise<void> {
    await this.database.manager.update(User, { id: user.id }, { password_hash, updated_at: this.clock.now() });
    await this.revocation.everything(user.id);
    await this.record(user);
    const has_calendar = await this.database.manager.existsBy(CalendarFeed, { user_id: user.id });
    await this.outbox.enqueue({
      template: 'password_changed',
      to: user,
      data: { has_calendar, is_on_line: user.line_link_id !== null },
    });
  }

  /** Of one of a company's people in the history of its account. */
  private async record(user: User): Promise<void> {
    const company =
      user.company_user_id === null
        ? null
        : await this.database.manager.findOneByOrFail(User, { id: user.company_user_id });
    const actor = { ...selfActor(user), accountId: company?.id ?? user.id };
    await this.history.record({ type: OPERATION.passwordChanged, actor, user: company ?? user });
  }
}
