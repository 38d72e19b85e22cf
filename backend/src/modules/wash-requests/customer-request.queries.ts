import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThanOrEqual, type FindManyOptions } from 'typeorm';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, at, dateOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { customerRequestView, type CustomerRequestView } from './customer-request.view.js';
import { WashRequest } from './wash-request.entity.js';

/** A customer's own requests; the owner is part of every condition. */
@Injectable()
export class CustomerRequestQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A live request. Throws {@link NotFound} for another's, a cancelled or an unpaid one. */
  async live(userId: number, id: number): Promise<WashRequest> {
    const request = await this.database.manager.findOneBy(WashRequest, {
      id,
      user_id: userId,
      cancelled_at: IsNull(),
      pay_by: IsNull(),
    });
    if (request === null) throw new NotFound();
    return request;
  }

  /** The same as its customer sees it. */
  async one(userId: number, id: number): Promise<CustomerRequestView> {
    return customerRequestView(await this.live(userId, id), 1, this.clock.now());
  }

  /** Not delivered yet: at most 60, pickup then delivery descending (spec 1 §2). */
  async current(userId: number): Promise<CustomerRequestView[]> {
    return this.views({
      where: { user_id: userId, cancelled_at: IsNull(), pay_by: IsNull(), result_delivery_dt: IsNull() },
      order: { sched_pickup_dt: 'DESC', sched_delivery_dt: 'DESC', id: 'DESC' },
      take: LIMITS.currentRequests,
    });
  }

  /** Delivered in the last 180 days: the latest 60 (spec 1 §2). */
  async history(userId: number): Promise<CustomerRequestView[]> {
    const now = this.clock.now();
    const since = at(addDays(dateOf(now), -LIMITS.historyDays), '00:00');
    return this.views({
      where: { user_id: userId, cancelled_at: IsNull(), result_delivery_dt: MoreThanOrEqual(since) },
      order: { result_delivery_dt: 'DESC', id: 'DESC' },
      take: LIMITS.historyRequests,
    });
  }

  private async views(options: FindManyOptions<WashRequest>): Promise<CustomerRequestView[]> {
    const rows = await this.database.manager.find(WashRequest, options);
    const now = this.clock.now();
    return rows.map((row, place) => customerRequestView(row, place + 1, now));
  }
}
