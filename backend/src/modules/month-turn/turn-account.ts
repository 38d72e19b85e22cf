import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { awaitsTurn, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { monthOf } from '@laundry/shared/time/jst';
import { In } from 'typeorm';
import { Batches } from '../../common/batches.js';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { AccountMonth } from '../balance/account-month.js';
import { User } from '../users/user.entity.js';
import { MonthRequests } from '../wash-requests/weekly/month-requests.js';
import { TurnMonth } from './turn-month.js';

/** Accounts of one transaction, as many as the job's. */
const BATCH = 100;

interface Behind {
  readonly month: string;
  readonly ids: readonly number[];
}

/**
 * Turns one account up to the clock's month, by the turn of the job, before somebody writes to it. Every turn ends with all
 * days of the month, where a crowd at midnight would wait in line, each with a connection: those who wait are turned together.
 */
@Injectable()
export class TurnAccount implements OnModuleInit {
  private readonly batches = new Batches<number>((userIds) => this.turnAll(userIds), BATCH);

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountMonth) private readonly months: AccountMonth,
    @Inject(MonthRequests) private readonly requests: MonthRequests,
    @Inject(TurnMonth) private readonly turn: TurnMonth,
  ) {}

  onModuleInit(): void {
    this.months.turnWith((userId) => this.batches.add(userId));
  }

  /** Month after month, each a transaction of its own. The job sends the charges. */
  private async turnAll(userIds: readonly number[]): Promise<void> {
    const thisMonth = monthOf(this.clock.now());
    let behind = await this.earliest(userIds, '', thisMonth);
    while (behind !== null) {
      const month = nextMonth(behind.month);
      await this.requests.prepare(month);
      await this.turn.execute(behind.ids, behind.month, month);
      behind = await this.earliest(userIds, behind.month, thisMonth);
    }
  }

  /** Those who are behind in the earliest month after `after`; who could not be turned from one is not tried again. */
  private async earliest(userIds: readonly number[], after: string, thisMonth: string): Promise<Behind | null> {
    const users = await this.database.manager.find(User, {
      select: { id: true, status: true, withdrawal_dt: true, turned_month: true },
      where: { id: In(userIds) },
    });
    const behind = users.flatMap((user) => {
      const { id, turned_month: month } = user;
      return month !== null && month > after && awaitsTurn(user, thisMonth) ? [{ id, month }] : [];
    });
    const [month] = behind.map((each) => each.month).sort();
    if (month === undefined) return null;
    return { month, ids: behind.flatMap((each) => (each.month === month ? [each.id] : [])) };
  }
}
