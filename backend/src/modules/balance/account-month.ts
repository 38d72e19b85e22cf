import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { awaitsTurn } from '@laundry/shared/rules/payments/month-turn';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { Database } from '../../common/transaction/database.js';
import { User } from '../users/user.entity.js';
import { ReadersTurns } from './readers-turns.js';

type Turn = (userId: number) => Promise<void>;

/**
 * An account is in one month, that of its last turn. Whoever holds an account's row to write, or reads an account, does
 * it by this, so that nothing is written into a month that is over (docs/decisions/046).
 */
@Injectable()
export class AccountMonth {
  private turn: Turn | null = null;
  private readonly readers = new ReadersTurns();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Called once at the start by the module above that turns months. */
  turnWith(turn: Turn): void {
    this.turn = turn;
  }

  /**
   * Runs an UPDATE of an account's row, in a transaction. An account that is behind is turned first, and the transaction
   * begins anew. `update` answers whether it found the row, with `turned_month` null or at least `month`; whatever the
   * month where that is null.
   */
  async hold(userId: number, update: (month: string | null) => Promise<boolean>): Promise<boolean> {
    const month = this.clockMonth();
    if (await update(month)) return true;
    const user = await this.database.findOne(User, { id: userId });
    if (user === null) return false;
    if (isBehind(user, month)) this.database.startOverAfter(() => this.begin(userId));
    return update(null);
  }

  /**
   * An account as it is in its month, for who decides something by it. One that cannot be turned is answered as it is:
   * nobody is locked out of the account.
   */
  upToDate(user: User): Promise<User> {
    return this.after(user, () => this.tryToBegin(user.id));
  }

  /** The same for who only shows it, and waits for no lock: one that is not turned at once is shown as it is, of its own month. */
  shown(user: User): Promise<User> {
    return this.after(user, () => this.readers.take(user.id, () => this.tryToBegin(user.id)));
  }

  /** Begins the month of an account that came to be behind, once that is stored; where it fails, the next who holds the account does. */
  catchUp(userId: number): void {
    this.database.afterCommit(() => void this.tryToBegin(userId));
  }

  private async after(user: User, turn: () => Promise<void>): Promise<User> {
    if (!isBehind(user, this.clockMonth())) return user;
    if (this.database.isInTransaction) this.database.startOverAfter(() => this.begin(user.id));
    await turn();
    return (await this.database.findOne(User, { id: user.id })) ?? user;
  }

  private async tryToBegin(userId: number): Promise<void> {
    try {
      await this.begin(userId);
    } catch (error) {
      this.log.error({ err: error, user: userId }, 'a month could not be begun');
    }
  }

  private async begin(userId: number): Promise<void> {
    await this.turn?.(userId);
    const user = await this.database.findOne(User, { id: userId });
    if (user !== null && isBehind(user, this.clockMonth())) throw new Error(`account ${userId} stays in its month`);
  }

  private clockMonth(): string {
    return monthOf(this.clock.now());
  }
}

const isBehind = (user: User, month: string): boolean =>
  user.role === ROLE.customer && user.deleted_at === null && awaitsTurn(user, month);
