import { setTimeout as wait } from 'node:timers/promises';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';

/** Accounts that are turned for their readers at the same time, in this process: each takes a connection to the database. */
const AT_ONCE = 3;
/** ms that a reader waits for the turn, in line too. */
const PATIENCE = 1_000;

/**
 * The turns of accounts that are only read: one for all who read the same account, few at a time, and nobody waits for
 * one longer than a moment. A turn that has begun goes on without its readers.
 */
export class ReadersTurns {
  private readonly places = new ConcurrencyLimit(AT_ONCE);
  /** What the readers of an account wait for while its turn goes on, or is in line. */
  private readonly waits = new Map<number, Promise<void>>();

  /** Comes back when the account is turned, or the moment is over. `turn` throws nothing. */
  take(userId: number, turn: () => Promise<void>): Promise<void> {
    const joined = this.waits.get(userId);
    if (joined !== undefined) return joined;
    const turned = this.inLine(turn).finally(() => this.waits.delete(userId));
    const first = Promise.race([turned, wait(PATIENCE, undefined, { ref: false })]);
    this.waits.set(userId, first);
    return first;
  }

  /** Who comes to their place too late leaves it to the next reader, or the job. */
  private async inLine(turn: () => Promise<void>): Promise<void> {
    const until = performance.now() + PATIENCE;
    await this.places.acquire();
    try {
      if (performance.now() < until) await turn();
    } finally {
      this.places.release();
    }
  }
}
