import { Inject, Injectable } from '@nestjs/common';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { NoLongerDue, unlessOvertaken } from '../no-longer-due.js';
import { WashRequest } from '../wash-request.entity.js';

/** Drops a one-time request that was not paid in time, and frees its place (decisions 7 and 9). A payment wins. */
@Injectable()
export class ExpirePayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
  ) {}

  /** Requests whose time to pay has run out, by ascending id. */
  due(afterId: number, rows: number): Promise<{ id: number; sched_pickup_dt: JstDateTime }[]> {
    return this.database.query(
      `SELECT id, sched_pickup_dt FROM wash_requests
        WHERE id > ? AND pay_by <= ? AND cancelled_at IS NULL AND sched_pickup_dt IS NOT NULL ORDER BY id LIMIT ?`,
      [afterId, this.clock.now(), rows],
    );
  }

  /** False when it was paid, moved or cancelled meanwhile. */
  execute(id: number, pickup: JstDateTime): Promise<boolean> {
    return unlessOvertaken(this.database, async () => {
      await this.places.give(dateOf(pickup));
      const now = this.clock.now();
      const { affected } = await this.database.manager
        .createQueryBuilder()
        .update(WashRequest)
        .set({ cancelled_at: now, cancel_kind: CANCEL_KIND.unpaid })
        .where('id = :id AND pay_by <= :now AND cancelled_at IS NULL', { id, now })
        .andWhere('sched_pickup_dt = :pickup', { pickup })
        .execute();
      if (affected !== 1) throw new NoLongerDue();
    });
  }
}
