import { Inject, Injectable } from '@nestjs/common';
import { SUSPENDED_TYPE, type SuspendedType } from '@laundry/shared/constants/user-status';
import { firstDayOf, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { User } from '../user.entity.js';
import { StoppedInfo } from './stopped-info.entity.js';

/** What a suspension, and its end, mean to a module above. Both run in the transaction of the change. */
export interface SuspensionConsequence {
  readonly opened: (user: User) => Promise<void>;
  readonly solved: (user: User) => Promise<void>;
}

/** For the history, beside what ended the suspension. */
export interface EndOfStop {
  readonly begins_month?: readonly [from: string, to: string];
}

/** Why a customer is suspended, by an operator unless it was a card: a row that is opened by the suspension and solved by what ends it (handbook/accounts.md#customer-status). */
@Injectable()
export class Suspensions {
  private readonly consequences: SuspensionConsequence[] = [];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Called once at the start by a module above. */
  register(consequence: SuspensionConsequence): void {
    this.consequences.push(consequence);
  }

  async open(userId: number, type: SuspendedType = SUSPENDED_TYPE.other): Promise<void> {
    const updated_at = this.clock.now();
    await this.database.manager.insert(StoppedInfo, { user_id: userId, type, solved: false, updated_at });
    const user = await this.database.manager.findOneByOrFail(User, { id: userId });
    for (const { opened } of this.consequences) await opened(user);
  }

  /** A month that came while its customer was suspended brought neither bags nor a charge: what was to begin with it begins with the next. */
  private async moveBeginning({ id, begins_month }: User): Promise<EndOfStop> {
    const month = monthOf(this.clock.now());
    if (begins_month === null || begins_month > month) return {};
    const begins = nextMonth(month);
    const moved = { begins_month: begins, valid_from: firstDayOf(begins) };
    await this.database.manager.update(User, { id, begins_month }, moved);
    return { begins_month: [begins_month, begins] };
  }

  /** Solves what is of this type, or all. Answers what changed with it, once nothing suspends the customer any more; null: something does. */
  async solve(userId: number, type?: SuspendedType): Promise<EndOfStop | null> {
    const { manager } = this.database;
    const open = { user_id: userId, solved: false };
    const { affected } = await manager.update(StoppedInfo, type === undefined ? open : { ...open, type }, {
      solved: true,
      updated_at: this.clock.now(),
    });
    if (await manager.existsBy(StoppedInfo, open)) return null;
    // Whoever becomes active for the first time was not suspended.
    const ended = affected ? await this.moveBeginning(await manager.findOneByOrFail(User, { id: userId })) : {};
    const user = await manager.findOneByOrFail(User, { id: userId });
    for (const { solved } of this.consequences) await solved(user);
    return ended;
  }
}
