import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { autoCancelAhead } from '@laundry/shared/rules/calendar/auto-cancel';
import { revisitDays } from '@laundry/shared/rules/visits/revisit-days';
import { addDays, addHours, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import { Mail } from '../../mail/mail.entity.js';
import { Outbox } from '../../mail/outbox.js';
import { User } from '../../users/user.entity.js';
import { RevisitQueries } from '../absence/revisit.queries.js';
import { LIVE, liveSql } from '../request/live-request.js';
import { RequestMails } from '../request/request-mail.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** What was missed longer ago was cancelled long since: nobody is closed for a month. */
const LONGEST_CLOSURE_DAYS = 31;

interface LateRow {
  readonly id: number;
  readonly sched_pickup_dt: JstDateTime;
  readonly is_saturday_available: number;
}

/** A pickup that is soon cancelled by itself. */
export interface LatePickup extends LateRow {
  readonly cancelled: JstDateTime;
}

/** Writes one mail for each pickup that was not done, on the last day before it is cancelled (handbook/requests.md#ending). */
@Injectable()
export class RemindAutoCancel {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RevisitQueries) private readonly revisits: RevisitQueries,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  /** All of them that nothing was written of yet, by ascending id: as many as were missed two days ago. */
  async due(): Promise<LatePickup[]> {
    const now = this.clock.now();
    const before = addDays(dateOf(now), 1 - LIMITS.autoCancelOpenDays);
    const calendarOf = await this.calendar.openCalendars();
    const rows = await this.database.query<LateRow>(
      `SELECT w.id, w.sched_pickup_dt,
              (SELECT u.is_saturday_available FROM users u WHERE u.id = w.user_id) AS is_saturday_available
         FROM wash_requests w
        WHERE w.sched_pickup_dt >= ? AND w.sched_pickup_dt < ? AND w.result_pickup_dt IS NULL AND ${liveSql('w')}`,
      [addDays(before, -LONGEST_CLOSURE_DAYS), before],
    );
    const soon = addHours(now, VISIT_LIMITS.remindBeforeAutoCancelHours);
    const late = rows
      .toSorted((a, b) => a.id - b.id)
      .flatMap((row) => {
        const cancelled = autoCancelAhead(row.sched_pickup_dt, calendarOf(row), now);
        return cancelled !== null && cancelled <= soon ? [{ ...row, cancelled }] : [];
      });
    const where = { once_key: In(late.map(onceKey)) };
    const written = await this.database.manager.find(Mail, { select: { once_key: true }, where });
    const known = new Set(written.map(({ once_key }) => once_key));
    return late.filter((row) => !known.has(onceKey(row)));
  }

  /** False when it was picked up, moved or cancelled meanwhile. */
  execute({ id, sched_pickup_dt, cancelled }: LatePickup): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const request = await manager.findOneBy(WashRequest, {
        id,
        sched_pickup_dt,
        ...LIVE,
        result_pickup_dt: IsNull(),
      });
      if (request === null) return false;
      const user = await manager.findOneByOrFail(User, { id: request.user_id });
      await this.outbox.enqueue({
        template: 'auto_cancel_reminder',
        to: user,
        data: {
          ...(await this.mails.of(user, request)),
          cancelled,
          again: revisitDays((await this.revisits.of(user, request))?.times ?? [], cancelled),
        },
        onceKey: onceKey({ id, sched_pickup_dt }),
        uselessAfter: cancelled,
      });
      return true;
    });
  }

  /** Whether a reminder that waits still tells the truth. */
  async isStillTrue(key: string): Promise<boolean> {
    const [, id = '', pickup = ''] = /^auto-cancel:(\d+):(.+)$/.exec(key) ?? [];
    const live = { id: Number(id), sched_pickup_dt: pickup, ...LIVE, result_pickup_dt: IsNull() };
    return this.database.manager.existsBy(WashRequest, live);
  }
}

const onceKey = ({ id, sched_pickup_dt }: Pick<LateRow, 'id' | 'sched_pickup_dt'>): string =>
  `auto-cancel:${id}:${sched_pickup_dt}`;
