import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { monthOf } from '@laundry/shared/time/jst';
import { allEnded } from '../../common/all-ended.js';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { Database } from '../../common/transaction/database.js';
import type { Job, JobResult } from '../../common/jobs/job.js';
import { MonthRequests } from '../wash-requests/weekly/month-requests.js';
import { MonthlyCharge } from './monthly-charge.js';
import { TurnMonth } from './turn-month.js';

/** Customers of one transaction: it is over in a fifth of a second, for which their own writes may have to wait. */
const BATCH = 100;
/** Part of the time that a batch took which is left to others before the next; who waited for its rows has them first. */
const PAUSE = 0.03;
const LEAST_PAUSE_MILLIS = 2;

const TURNING = `role = ${ROLE.customer} AND deleted_at IS NULL AND status IN (${USER_STATUS.active}, ${USER_STATUS.suspended})`;

/**
 * Begins each customer's months, up to this one, that were not begun yet. On the 1st those are everybody's; after a time
 * without a server the months come one after the other.
 */
@Injectable()
export class MonthTurnJob implements Job {
  readonly name = 'month-turn';
  readonly schedule = { monthlyAt: '00:05' } as const;
  readonly untilAllDone = true;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(TurnMonth) private readonly turn: TurnMonth,
    @Inject(MonthRequests) private readonly requests: MonthRequests,
    @Inject(MonthlyCharge) private readonly charge: MonthlyCharge,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const result = { found: 0, done: 0, failed: 0 };
    const thisMonth = monthOf(this.clock.now());
    let before = await this.earliest('', thisMonth);
    while (before !== null && !stop.aborted) {
      await this.turnFrom(before, result, stop);
      before = await this.earliest(before, thisMonth);
    }
    await this.charge.send(stop);
    return result;
  }

  /** The earliest month after `after` that is the latest of some customer, and not this one yet. */
  private async earliest(after: string, thisMonth: string): Promise<string | null> {
    const [row] = await this.database.query<{ month: string | null }>(
      `SELECT MIN(turned_month) AS month FROM users WHERE ${TURNING} AND turned_month > ? AND turned_month < ?`,
      [after, thisMonth],
    );
    return row?.month ?? null;
  }

  /** Two batches at a time: while one waits for the database, the other is made. */
  private async turnFrom(before: string, result: Tally, stop: AbortSignal): Promise<void> {
    await this.requests.prepare(nextMonth(before));
    const batches = this.due(before);
    const lane = async () => {
      for await (const ids of batches) {
        const began = performance.now();
        result.found += ids.length;
        await this.turnAll(ids, before, result, stop);
        if (stop.aborted) return;
        await wait(Math.max(LEAST_PAUSE_MILLIS, (performance.now() - began) * PAUSE));
      }
    };
    await allEnded([lane(), lane()]);
  }

  /** One that cannot be turned holds no others up: a batch that fails is done one by one. */
  private async turnAll(ids: readonly number[], before: string, result: Tally, stop: AbortSignal): Promise<void> {
    try {
      const done = await this.turn.execute(ids, before, nextMonth(before));
      result.done += done;
    } catch (error) {
      if (ids.length > 1) {
        for (const id of ids) if (!stop.aborted) await this.turnAll([id], before, result, stop);
        return;
      }
      result.failed += 1;
      this.log.error({ err: error, user: ids[0] }, 'a month could not be begun');
    }
  }

  /** Batches of those whose latest month is `before`, by ascending id. */
  private async *due(before: string): AsyncGenerator<readonly number[], void> {
    for (let afterId: number | undefined = 0; afterId !== undefined;) {
      const rows: { id: number }[] = await this.database.query<{ id: number }>(
        `SELECT id FROM users WHERE ${TURNING} AND turned_month = ? AND id > ? ORDER BY id LIMIT ?`,
        [before, afterId, BATCH],
      );
      if (rows.length > 0) yield rows.map(({ id }) => id);
      afterId = rows.at(-1)?.id;
    }
  }
}

interface Tally {
  found: number;
  done: number;
  failed: number;
}
