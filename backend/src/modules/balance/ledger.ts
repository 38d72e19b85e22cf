import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { In } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';
import { AccountMonth } from './account-month.js';
import type { BookingFacts } from '../users/booking-facts.js';
import { CountEntry, type CountReason } from './count-entry.entity.js';
import { User } from '../users/user.entity.js';

export interface CountMove {
  readonly userId: number;
  /** Bags: negative debits, positive credits. */
  readonly delta: number;
  readonly reason: CountReason;
  readonly requestId?: number;
  readonly actorId: number | null;
  /** Names what may happen once only, e.g. `grant:12:2026-11`. */
  readonly onceKey?: string;
  /** Move only while the account is active (status 1). */
  readonly whileActive?: boolean;
  /** Move only while these of the account are as they were seen. */
  readonly whileSeen?: BookingFacts;
  /** Move only while the balance is this: for a change to an absolute number. */
  readonly balanceIs?: number;
}

/** A move whose balance has changed, and whose entry must follow in the same transaction. */
export interface BegunMove {
  /** Writes the entry, once the request that it names is there. */
  record(requestId?: number): Promise<void>;
}

/** Bags that a request had taken come back whatever the balance has become meanwhile. */
const GIVES_BACK: readonly CountReason[] = ['cancel', 'auto_cancel', 'set_count', 'pickup_count'];

/**
 * The balance of bags (handbook/bags.md#the-balance): the stored balance and its entry change together, by condition, never below 0, and
 * granted or bought bags never above 100. Call it inside the transaction of the operation.
 */
@Injectable()
export class Ledger {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountMonth) private readonly months: AccountMonth,
  ) {}

  /** Moves the balance and writes its entry. False, and nothing is changed, when it would leave its range. */
  async move(move: CountMove): Promise<boolean> {
    const begun = await this.begin(move);
    await begun?.record();
    return begun !== null;
  }

  /**
   * Many moves of accounts whose rows the transaction holds: `held` has their balances before. Throws when one would
   * leave its range.
   */
  async moveHeld(held: ReadonlyMap<number, number>, moves: readonly CountMove[]): Promise<void> {
    const moved = moves.filter(leavesEntry);
    if (moved.length === 0) return;
    const balances = new Map<number, number>();
    for (const { userId, delta } of moved)
      balances.set(userId, (balances.get(userId) ?? held.get(userId) ?? NaN) + delta);
    const cases = [...balances].map(([id, balance]) => `WHEN ${id} THEN ${inRange(balance)}`).join(' ');
    await this.database.manager
      .createQueryBuilder()
      .update(User)
      .set({ available_request_count: () => `CASE id ${cases} ELSE available_request_count END` })
      .where({ id: In([...balances.keys()]) })
      .execute();
    const now = this.clock.now();
    await this.database.insertAll(
      CountEntry,
      moved.map((move) => countEntry(move, now)),
    );
  }

  /**
   * The first half: the balance, whose row comes first in the lock order and is locked from here on, also by a move of
   * nothing. Null, and nothing is changed, when it would leave its range. What it answers records the entry. The balance
   * is that of the account's month, which is the clock's: an account that is behind is turned first.
   */
  async begin(move: CountMove): Promise<BegunMove | null> {
    const isMoved = await this.months.hold(move.userId, (month) => this.moveBalance(move, month));
    if (!isMoved) return null;
    return { record: (requestId) => this.record(requestId === undefined ? move : { ...move, requestId }) };
  }

  private async moveBalance(move: CountMove, month: string | null): Promise<boolean> {
    const held = new Conditions().add('id = ?', move.userId);
    const range = rangeOf(move);
    if (range !== null) held.add(`available_request_count + ? ${range}`, move.delta);
    if (move.whileActive === true) held.add(`status = ${USER_STATUS.active}`);
    if (move.balanceIs !== undefined) held.add('available_request_count = ?', move.balanceIs);
    for (const [column, seen] of Object.entries(move.whileSeen ?? {}))
      if (seen === null) held.add(`${column} IS NULL`);
      else held.add(`${column} = ?`, seen);
    if (month !== null) held.add('turned_month >= ? OR turned_month IS NULL', month);
    const moved = await this.database.updatePrepared(
      `UPDATE users SET available_request_count = available_request_count + ? WHERE ${held.sql}`,
      [move.delta, ...held.parameters],
    );
    return moved === 1;
  }

  private async record(move: CountMove): Promise<void> {
    if (!leavesEntry(move)) return;
    await this.database.insert(CountEntry, countEntry(move, this.clock.now()));
  }
}

/** What may happen once only has happened, with no bag moved too: its entry is what says so. */
const leavesEntry = ({ delta, onceKey }: CountMove): boolean => delta !== 0 || onceKey !== undefined;

function inRange(balance: number): number {
  if (balance >= LIMITS.balanceMin && balance <= LIMITS.balanceMax) return balance;
  throw new Error(`a balance of ${balance} is not possible`);
}

const countEntry = (move: CountMove, now: JstDateTime): Omit<CountEntry, 'id'> => ({
  user_id: move.userId,
  delta: move.delta,
  reason: move.reason,
  wash_request_id: move.requestId ?? null,
  actor_id: move.actorId,
  once_key: move.onceKey ?? null,
  created_at: now,
});

/** What the balance has to be after a move, null where it may be anything. */
function rangeOf({ delta, reason }: CountMove): string | null {
  if (delta === 0) return null;
  if (delta < 0) return `>= ${LIMITS.balanceMin}`;
  return GIVES_BACK.includes(reason) ? null : `<= ${LIMITS.balanceMax}`;
}
