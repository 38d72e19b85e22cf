import { Inject, Injectable } from '@nestjs/common';
import { addMinutes, minutesBetween } from '@laundry/shared/time/jst';
import { CONFIG, type Config } from '../../config/config.js';
import { Clock } from '../clock/clock.js';
import { hashToken } from '../crypto/secret-token.js';
import { TooManyTries } from '../errors/too-many-tries.js';
import { LOG, type Log } from '../http/log/log.js';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import { openTransaction } from '../transaction/transaction-context.js';
import { Attempt } from './attempt.entity.js';

/** How often something may be tried: `tries` in a window of `minutes`, which begins with the first try. */
export interface TryLimit {
  readonly name: string;
  readonly tries: number;
  readonly minutes: number;
}

/** One try under a limit; `subject` says whose: a network address, an account, everybody. */
export interface Try {
  readonly limit: TryLimit;
  readonly subject: string;
}

/**
 * Counts tries in the database, so that every replica sees the same count. A try is counted before the work that it
 * limits, by condition, so that a burst passes no limit. `RATE_LIMIT=off` switches all limits off.
 */
@Injectable()
export class RateLimiter {
  readonly isOn: boolean;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.isOn = config.rateLimit;
  }

  /**
   * Counts a try under each limit. Throws {@link TooManyTries} when a window has its number already; then none is
   * counted. Not inside a transaction: the refusal of what is tried would undo the count.
   */
  async count(...tries: readonly Try[]): Promise<void> {
    if (!this.isOn) return;
    if (openTransaction() !== undefined) throw new Error('Tries are counted before a transaction, not inside it.');
    const counted: Try[] = [];
    for (const each of tries) {
      if (await this.countOne(each)) counted.push(each);
      else {
        await this.release(...counted);
        await this.refuse(each);
      }
    }
  }

  /** Takes back tries that were counted and turned out not to be of the kind that is limited. */
  async release(...tries: readonly Try[]): Promise<void> {
    if (!this.isOn) return;
    for (const each of tries) {
      await this.database.manager
        .createQueryBuilder()
        .update(Attempt)
        .set({ tries: () => 'tries - 1' })
        .where('bucket = :bucket AND tries > 0', { bucket: bucketOf(each) })
        .execute();
    }
  }

  private async countOne({ limit, subject }: Try): Promise<boolean> {
    const bucket = bucketOf({ limit, subject });
    if (await this.add(bucket, limit)) return true;
    const window_ends_at = addMinutes(this.clock.now(), limit.minutes);
    try {
      await this.database.manager.insert(Attempt, { bucket, tries: 1, window_ends_at });
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.add(bucket, limit);
    }
  }

  /** One more in the window, or the first of the next. False: the window is full, or there was none ever. */
  private async add(bucket: string, limit: TryLimit): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(Attempt)
      // In this order: MySQL reads in the second expression what the first has written.
      .set({
        tries: () => 'CASE WHEN window_ends_at <= :now THEN 1 ELSE tries + 1 END',
        window_ends_at: () => 'CASE WHEN window_ends_at <= :now THEN :ends ELSE window_ends_at END',
      })
      .where('bucket = :bucket AND (tries < :max OR window_ends_at <= :now)', { bucket, max: limit.tries })
      .setParameters({ now, ends: addMinutes(now, limit.minutes) })
      .execute();
    return affected === 1;
  }

  private async refuse({ limit, subject }: Try): Promise<never> {
    this.log.warn({ limit: limit.name }, 'a limit of tries is reached');
    const found = await this.database.manager.findOneBy(Attempt, { bucket: bucketOf({ limit, subject }) });
    const minutes = found === null ? 1 : minutesBetween(this.clock.now(), found.window_ends_at);
    throw new TooManyTries(Math.max(1, Math.ceil(minutes * 60)));
  }
}

/** What is stored of a try: no address can be read from it. */
const bucketOf = ({ limit, subject }: Try): string => hashToken(`${limit.name}\n${subject}`);
