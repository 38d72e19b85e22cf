import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { awaitsTurn, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { AccountMonth } from '../balance/account-month.js';
import { User } from '../users/user.entity.js';
import { MonthRequests } from '../wash-requests/weekly/month-requests.js';
import { TurnMonth } from './turn-month.js';

/** Turns one account up to the clock's month, by the turn of the job, before somebody writes to it. */
@Injectable()
export class TurnAccount implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountMonth) private readonly months: AccountMonth,
    @Inject(MonthRequests) private readonly requests: MonthRequests,
    @Inject(TurnMonth) private readonly turn: TurnMonth,
  ) {}

  onModuleInit(): void {
    this.months.turnWith((userId) => this.execute(userId));
  }

  /** Month after month, each a transaction of its own. The charges are handed over by the job. */
  async execute(userId: number): Promise<void> {
    const thisMonth = monthOf(this.clock.now());
    let before = await this.monthBefore(userId, thisMonth);
    while (before !== null) {
      const month = nextMonth(before);
      await this.requests.prepare(month);
      await this.turn.execute([userId], before, month);
      const reached = await this.monthBefore(userId, thisMonth);
      if (reached === before) return;
      before = reached;
    }
  }

  /** The month that the account is in, while it is behind. */
  private async monthBefore(id: number, thisMonth: string): Promise<string | null> {
    const user = await this.database.findOne(User, { id });
    return user !== null && awaitsTurn(user, thisMonth) ? user.turned_month : null;
  }
}
