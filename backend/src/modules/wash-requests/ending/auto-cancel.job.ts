import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { autoCancelFrom } from '@laundry/shared/rules/calendar/auto-cancel';
import type { OpenCalendar } from '@laundry/shared/rules/calendar/working-days';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { Database } from '../../../common/transaction/database.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { liveSql } from '../request/live-request.js';
import { AutoCancelRequest } from './auto-cancel-request.js';

const BATCH = 200;

interface OverdueRow {
  readonly id: number;
  readonly sched_pickup_dt: JstDateTime;
  readonly is_saturday_available: number;
}

/** Cancels what was not picked up within two open days after its day; which days are open is the customer's (handbook/requests.md#ending). */
@Injectable()
export class AutoCancelJob implements Job {
  readonly name = 'auto-cancel';
  readonly schedule = { everySeconds: 60 * 60 } as const;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(AutoCancelRequest) private readonly autoCancel: AutoCancelRequest,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const now = this.clock.now();
    const calendarOf = await this.calendar.openCalendars();
    return sweep({
      page: (afterId) => this.waiting(afterId, now),
      isDue: (row) => isOverdue(row, calendarOf(row), now),
      handle: ({ id, sched_pickup_dt }) => this.autoCancel.execute(id, sched_pickup_dt),
      log: this.log,
      stop,
    });
  }

  /** Requests that wait for a pickup of so many days ago that even without a closed day it would be too late. */
  private waiting(afterId: number, now: JstDateTime): Promise<OverdueRow[]> {
    const before = at(addDays(dateOf(now), -LIMITS.autoCancelOpenDays), '00:00');
    return this.database.query<OverdueRow>(
      `SELECT w.id, w.sched_pickup_dt, u.is_saturday_available
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE w.id > ? AND w.sched_pickup_dt < ? AND w.result_pickup_dt IS NULL AND ${liveSql('w')}
        ORDER BY w.id LIMIT ?`,
      [afterId, before, BATCH],
    );
  }
}

function isOverdue(row: OverdueRow, calendar: OpenCalendar, now: JstDateTime): boolean {
  const from = autoCancelFrom(row.sched_pickup_dt, calendar);
  return from !== null && from <= now;
}
