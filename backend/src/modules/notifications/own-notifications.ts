import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATION_KINDS, type NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { History } from '../history/history.js';
import { AccountLocks } from '../users/account-locks.js';
import { EndAccount } from '../users/accounts/end-account.js';
import { UserQueries } from '../users/user.queries.js';
import { LineLink } from './line/line-link.entity.js';
import { LineLinks } from './line/line-links.js';
import { PushDevices } from './push/push-devices.js';
import { MutedNotification } from './muted-notification.entity.js';
import type { OwnNotificationsView } from './notifications.view.js';
import type { SetNotificationDto } from './set-notification.dto.js';

type SwitchChange = Partial<Record<`notify_${NotificationKind}`, readonly [boolean, boolean]>>;

/** What a customer is told beside the mails: seen, and switched on and off kind by kind; it ends with the account. */
@Injectable()
export class OwnNotifications implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(LineLinks) private readonly links: LineLinks,
    @Inject(PushDevices) private readonly devices: PushDevices,
    @Inject(EndAccount) private readonly ending: EndAccount,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(History) private readonly history: History,
  ) {}

  onModuleInit(): void {
    this.ending.register(async ({ user: { id: user_id } }) => {
      await this.links.drop(user_id);
      await this.devices.drop(user_id);
      await this.database.manager.delete(MutedNotification, { user_id });
    });
  }

  async view(user_id: number): Promise<OwnNotificationsView> {
    const link = this.config.line === null ? null : await this.database.findOne(LineLink, { user_id });
    const muted = await this.database.manager.findBy(MutedNotification, { user_id });
    return {
      line: this.config.line === null ? null : { linked_at: link?.linked_at ?? null },
      push: await this.devices.view(user_id),
      muted: NOTIFICATION_KINDS.filter((kind) => muted.some((row) => row.kind === kind)),
    };
  }

  /** As it is already, nothing happens. */
  async set(caller: Principal, { kind, is_on }: SetNotificationDto): Promise<OwnNotificationsView> {
    await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(caller.accountId))) throw new NotFound();
      const muted = { user_id: caller.accountId, kind };
      const wasOn = !(await this.database.manager.existsBy(MutedNotification, muted));
      if (wasOn === is_on) return;
      if (is_on) await this.database.manager.delete(MutedNotification, muted);
      else await this.database.manager.insert(MutedNotification, muted);
      const changes: SwitchChange = {};
      changes[`notify_${kind}`] = [wasOn, is_on];
      const user = await this.users.byId(caller.accountId);
      await this.history.record({ type: OPERATION.notificationsChanged, actor: caller, user, changes });
    });
    return this.view(caller.accountId);
  }
}
