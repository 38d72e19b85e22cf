import { Inject, Injectable } from '@nestjs/common';
import type { JstDate } from '@laundry/shared/time/jst';
import { In } from 'typeorm';
import { FactsChanged } from '../../../common/errors/conflict.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { DayRevisions } from './day-revisions.js';
import { PickupDay } from './pickup-day.entity.js';

/** A day as bookings on it are decided: how many more it takes, Infinity without a limit. */
export interface DayPlaces {
  readonly date: JstDate;
  readonly revision: number;
  readonly left: number;
}

/**
 * The places of a day. One conditional update reserves one, so no concurrency overbooks a day (handbook/requests.md#capacity).
 * `revision` is the day's as it was read before the booking was decided: the same update holds it.
 */
@Injectable()
export class PickupPlaces {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DayRevisions) private readonly days: DayRevisions,
  ) {}

  /** Reserves a place on a day. False when the day is full. Throws {@link FactsChanged}. */
  async reserve(date: JstDate, revision?: number): Promise<boolean> {
    if (await this.tryReserve(date, revision)) return true;
    const day = await this.database.manager.findOneBy(PickupDay, { date });
    if (day === null) await this.days.open(date);
    else if (revision !== undefined && day.revision !== revision) throw new FactsChanged();
    else if (isFull(day)) return false;
    // The row was not there, or a place has come free since: no reason to refuse.
    return this.reserve(date, revision);
  }

  /** Releases a place. */
  async release(date: JstDate): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .update(PickupDay)
      .set({ used: () => 'used - 1' })
      .where('date = :date AND used > 0', { date })
      .execute();
  }

  /**
   * Moves a place to another day, rows locked in the order of their dates; from nowhere or within the day, that day is
   * only held. False, to be rolled back, when it is full. Throws {@link FactsChanged}.
   */
  async move(from: JstDate | null, to: JstDate, revision: number): Promise<boolean> {
    if (from === null || from === to) {
      await this.days.hold(to, revision);
      return true;
    }
    if (from < to) await this.release(from);
    const reserved = await this.reserve(to, revision);
    if (from > to) await this.release(from);
    return reserved;
  }

  /** Makes the rows of days that have none, before a transaction that holds them. */
  async openAll(dates: readonly JstDate[]): Promise<void> {
    const rows = await this.database.manager.find(PickupDay, {
      select: { date: true },
      where: { date: In([...dates]) },
    });
    const there = new Set(rows.map(({ date }) => date));
    for (const date of dates) if (!there.has(date)) await this.days.open(date);
  }

  /** Holds the rows of days, in their order. */
  async hold(dates: readonly JstDate[]): Promise<void> {
    await this.database.manager.update(PickupDay, { date: In([...dates].sort()) }, LOCK);
  }

  /** What days have left, to decide many bookings on; {@link reserveAll} then takes it. */
  async left(dates: readonly JstDate[]): Promise<DayPlaces[]> {
    const rows = await this.database.manager.findBy(PickupDay, { date: In([...dates]) });
    return rows.map(({ date, revision, used, day_limit }) => ({
      date,
      revision,
      left: day_limit === null ? Infinity : day_limit - used,
    }));
  }

  /**
   * Reserves places of some days at once, and holds the others that the same bookings were decided on. The transaction
   * begins anew when one has too few by now, or is at another revision.
   */
  async reserveAll(days: readonly DayPlaces[], taken: ReadonlyMap<JstDate, number>): Promise<void> {
    const places = caseOfDate(taken);
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(PickupDay)
      .set({ ...LOCK, used: () => `used + ${places}` })
      .where({ date: In(days.map(({ date }) => date)) })
      .andWhere(`revision = ${caseOfDate(new Map(days.map(({ date, revision }) => [date, revision] as const)))}`)
      .andWhere(`(day_limit IS NULL OR ${places} = 0 OR used + ${places} <= day_limit)`)
      .execute();
    if (affected !== days.length) this.database.beginAnew('what some days have left');
  }

  private async tryReserve(date: JstDate, revision: number | undefined): Promise<boolean> {
    const free = new Conditions().add('date = ?', date).add('day_limit IS NULL OR used < day_limit');
    if (revision !== undefined) free.add('revision = ?', revision);
    return (await this.database.updatePrepared(`${TAKE_ONE} WHERE ${free.sql}`, free.parameters)) === 1;
  }
}

const TAKE_ONE = 'UPDATE pickup_days SET used = used + 1';

const isFull = ({ used, day_limit }: PickupDay): boolean => day_limit !== null && used >= day_limit;

/** SQL for a number of each date; 0 for the others. */
const caseOfDate = (numbers: ReadonlyMap<JstDate, number>): string =>
  numbers.size === 0
    ? '0'
    : `CASE date ${[...numbers].map(([date, n]) => `WHEN '${date}' THEN ${Number(n)}`).join(' ')} ELSE 0 END`;
