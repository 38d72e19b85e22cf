import { Inject, Injectable } from '@nestjs/common';
import { ABSENCE_STATUS } from '@laundry/shared/constants/progress';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { relinkedDeliveries } from '@laundry/shared/rules/booking/same-time-chain';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import { LIVE } from './live-request.js';
import type { Relinked } from './relinked.js';
import { WashRequest } from './wash-request.entity.js';

/** Keeps each same-time request's delivery at the customer's next pickup (handbook/requests.md#same-time). */
@Injectable()
export class SameTimeChain {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Call in the transaction that makes, moves or cancels a same-time request, after its row was written. Answers the
   * requests whose delivery moved: the history is the caller's.
   */
  async relink(userId: number): Promise<readonly Relinked[]> {
    const live = await this.database.manager.findBy(WashRequest, {
      user_id: userId,
      ...LIVE,
      result_delivery_dt: IsNull(),
      is_bag_delivery: false,
    });
    const rows = live.flatMap((request) => {
      const { id, sched_pickup_dt, sched_delivery_dt } = request;
      const sameTime = parsePlanId(request.plan_id)?.sameTime === true;
      return sameTime && sched_pickup_dt !== null ? [{ id, sched_pickup_dt, sched_delivery_dt }] : [];
    });
    const moved = relinkedDeliveries(rows);
    for (const { id, delivery } of moved) await this.setDelivery(id, delivery);
    if (moved.length === 0) return [];
    const after = await this.database.manager.findBy(WashRequest, { id: In(moved.map(({ id }) => id)) });
    const before = new Map(live.map((request) => [request.id, request]));
    return after.map((request) => ({ before: before.get(request.id) ?? request, after: request }));
  }

  private async setDelivery(id: number, delivery: string): Promise<void> {
    const tentative = isTentativeDelivery(delivery);
    await this.database.manager
      .createQueryBuilder()
      .update(WashRequest)
      .set({
        sched_delivery_dt: delivery,
        is_tentative: tentative,
        sched_dt: () =>
          tentative ? 'sched_pickup_dt' : 'CASE WHEN result_pickup_dt IS NULL THEN sched_pickup_dt ELSE :delivery END',
        absence_status: () => `CASE WHEN result_pickup_dt IS NULL THEN absence_status ELSE ${ABSENCE_STATUS.none} END`,
      })
      .where('id = :id', { id, delivery })
      .execute();
  }
}
