import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addHours } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { Outbox } from '../../mail/outbox.js';
import { UserQueries } from '../../users/user.queries.js';
import { LIVE, liveSql } from '../request/live-request.js';
import { RequestMails } from '../request/request-mail.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** A pickup within three hours that its customer was not reminded of: a changed pickup is reminded of anew. */
const DUE = `${liveSql()} AND result_pickup_dt IS NULL
  AND sched_pickup_dt > :now AND sched_pickup_dt <= :until
  AND (reminded_pickup_dt IS NULL OR reminded_pickup_dt <> sched_pickup_dt)
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.status = ${USER_STATUS.active} AND u.deleted_at IS NULL)`;

/** Writes one reminder for each pickup time, three hours before it (handbook/jobs-and-mails.md#jobs). */
@Injectable()
export class RemindPickup {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  /** Requests whose reminder is due, by ascending id. */
  due(afterId: number, rows: number): Promise<{ id: number }[]> {
    return this.database.manager
      .createQueryBuilder(WashRequest, 'w')
      .select('w.id', 'id')
      .where(`w.id > :afterId AND ${DUE}`, { afterId, ...this.span() })
      .orderBy('w.id')
      .limit(rows)
      .getRawMany<{ id: number }>();
  }

  /** False when it was cancelled, moved, picked up or reminded of meanwhile. */
  execute(id: number): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const marked = await this.database.manager
        .createQueryBuilder()
        .update(WashRequest)
        .set({ reminded_pickup_dt: () => 'sched_pickup_dt' })
        .where(`id = :id AND ${DUE}`, { id, ...this.span() })
        .execute();
      if (marked.affected !== 1) return false;
      const request = await this.database.manager.findOneByOrFail(WashRequest, { id });
      const user = await this.users.byId(request.user_id);
      await this.outbox.enqueue({
        template: 'pickup_reminder',
        to: user,
        data: await this.mails.of(user, request),
        onceKey: reminderKey(id, request.sched_pickup_dt ?? ''),
        uselessAfter: request.sched_pickup_dt ?? undefined,
      });
      return true;
    });
  }

  /** Whether a reminder that waits still tells the truth: its request lives and is picked up at that time. */
  async isStillTrue(onceKey: string): Promise<boolean> {
    const [, id = '', pickup = ''] = /^remind:(\d+):(.+)$/.exec(onceKey) ?? [];
    const live = { id: Number(id), sched_pickup_dt: pickup, ...LIVE, result_pickup_dt: IsNull() };
    return this.database.manager.existsBy(WashRequest, live);
  }

  private span(): { now: string; until: string } {
    const now = this.clock.now();
    return { now, until: addHours(now, LIMITS.remindBeforePickupHours) };
  }
}

const reminderKey = (id: number, pickup: string): string => `remind:${id}:${pickup}`;
