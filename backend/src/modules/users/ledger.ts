import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { CountEntry } from './count-entry.entity.js';
import { User } from './user.entity.js';

export type CountReason =
  'grant' | 'request' | 'cancel' | 'auto_cancel' | 'set_count' | 'pickup_count' | 'operator' | 'purchase';

export interface CountMove {
  readonly userId: number;
  /** Bags: negative takes, positive gives. */
  readonly delta: number;
  readonly reason: CountReason;
  readonly requestId?: number;
  readonly actorId: number | null;
  /** Names what may happen once only, e.g. `grant:12:2026-11`. */
  readonly onceKey?: string;
  /** Move only while the account is active (status 1). */
  readonly whileActive?: boolean;
  /** Move only while the balance is this: for a change to an absolute number. */
  readonly balanceIs?: number;
}

/** Bags that a request had taken come back whatever the balance has become meanwhile. */
const GIVES_BACK: readonly CountReason[] = ['cancel', 'auto_cancel', 'set_count', 'pickup_count'];

/**
 * The balance of bags (decisions 4): the stored balance and its entry change together, by condition, never below 0, and
 * granted or bought bags never above 100. Call it inside the transaction of the deed.
 */
@Injectable()
export class Ledger {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Moves the balance and writes its entry. False, and nothing is changed, when it would leave its range. */
  async move(move: CountMove): Promise<boolean> {
    if (!(await this.take(move))) return false;
    await this.write(move);
    return true;
  }

  /** The first half: the balance, whose row comes first in the lock order. Its entry must follow by {@link write}. */
  async take(move: CountMove): Promise<boolean> {
    if (move.delta === 0) return true;
    const range = rangeOf(move);
    const active = move.whileActive === true ? ` AND status = ${USER_STATUS.active}` : '';
    const unmoved = move.balanceIs === undefined ? '' : ' AND available_request_count = :balanceIs';
    const moved = await this.database.manager
      .createQueryBuilder()
      .update(User)
      .set({ available_request_count: () => 'available_request_count + :delta' })
      .where(`id = :userId${range}${active}${unmoved}`, { ...move })
      .execute();
    return moved.affected === 1;
  }

  /** The second half: the entry, once the request that it names is there. */
  async write(move: CountMove): Promise<void> {
    if (move.delta === 0) return;
    await this.database.manager.insert(CountEntry, {
      user_id: move.userId,
      delta: move.delta,
      reason: move.reason,
      wash_request_id: move.requestId ?? null,
      actor_id: move.actorId,
      once_key: move.onceKey ?? null,
      created_at: this.clock.now(),
    });
  }
}

/** The condition that keeps the balance in its range. */
function rangeOf({ delta, reason }: CountMove): string {
  if (delta < 0) return ` AND available_request_count + :delta >= ${LIMITS.balanceMin}`;
  return GIVES_BACK.includes(reason) ? '' : ` AND available_request_count + :delta <= ${LIMITS.balanceMax}`;
}
