import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { addMinutes, minutesBetween } from '@laundry/shared/time/jst';
import { Clock } from '../clock/clock.js';
import { hashToken } from '../crypto/secret-token.js';
import { TooManyTries } from '../errors/too-many-tries.js';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import { Attempt } from './attempt.entity.js';

/** How often something may be tried: `tries` in a window of `minutes`, for each `subject` (an address, an account). */
export interface TryLimit {
  readonly name: string;
  readonly tries: number;
  readonly minutes: number;
}

/** Counts tries in the database, so that every replica sees the same count. `RATE_LIMIT=off` switches it off. */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Counts one try. Throws {@link TooManyTries} when the window already has its number. */
  async count(limit: TryLimit, subject: string): Promise<void> {
    if (!this.config.rateLimit) return;
    const bucket = hashToken(`${limit.name}\n${subject}`);
    const taken = await this.take(bucket, limit);
    if (!taken) await this.refuse(bucket);
  }

  /** Throws when the window is full, without counting. */
  async check(limit: TryLimit, subject: string): Promise<void> {
    if (!this.config.rateLimit) return;
    const bucket = hashToken(`${limit.name}\n${subject}`);
    const found = await this.database.manager.findOneBy(Attempt, { bucket });
    if (found !== null && found.tries >= limit.tries && found.window_ends_at > this.clock.now())
      await this.refuse(bucket);
  }

  private async take(bucket: string, limit: TryLimit): Promise<boolean> {
    const now = this.clock.now();
    const window_ends_at = addMinutes(now, limit.minutes);
    const renewed = await this.update({ tries: 1, window_ends_at }, 'bucket = :bucket AND window_ends_at <= :now', {
      bucket,
      now,
    });
    if (renewed) return true;
    const added = await this.update({ tries: () => 'tries + 1' }, 'bucket = :bucket AND tries < :max', {
      bucket,
      max: limit.tries,
    });
    if (added) return true;
    try {
      await this.database.manager.insert(Attempt, { bucket, tries: 1, window_ends_at });
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.update({ tries: () => 'tries + 1' }, 'bucket = :bucket AND tries < :max', {
        bucket,
        max: limit.tries,
      });
    }
  }

  private async update(
    values: { tries: number | (() => string); window_ends_at?: string },
    where: string,
    parameters: Record<string, string | number>,
  ): Promise<boolean> {
    const query = this.database.manager.createQueryBuilder().update(Attempt).set(values).where(where, parameters);
    return (await query.execute()).affected === 1;
  }

  private async refuse(bucket: string): Promise<never> {
    const found = await this.database.manager.findOneBy(Attempt, { bucket });
    const minutes = found === null ? 1 : minutesBetween(this.clock.now(), found.window_ends_at);
    throw new TooManyTries(Math.max(1, Math.ceil(minutes * 60)));
  }
}
