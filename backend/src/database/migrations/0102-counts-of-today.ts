import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './table-builder.js';

const TABLE = 'wash_requests';
const COUNTED = 'cancelled_at, pay_by, staff_id';

/** What the top page counts is counted in an index alone: it has all that the counts ask, and no row is looked up. */
export class CountsOfToday1763700000102 implements MigrationInterface {
  name = 'CountsOfToday1763700000102';

  async up(runner: QueryRunner): Promise<void> {
    const stages = `status, sched_dt, ${COUNTED}, is_bag_delivery`;
    const deliveries = `result_delivery_dt, sched_delivery_dt, ${COUNTED}`;
    await createIndex(runner, 'ix_wash_requests_stages', TABLE, stages);
    await createIndex(runner, 'ix_wash_requests_deliveries', TABLE, deliveries);
    await dropIndex(runner, 'ix_wash_requests_status', TABLE);
    await dropIndex(runner, 'ix_wash_requests_delivered', TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ix_wash_requests_delivered', TABLE, 'result_delivery_dt');
    await createIndex(runner, 'ix_wash_requests_status', TABLE, 'status, sched_dt');
    await dropIndex(runner, 'ix_wash_requests_deliveries', TABLE);
    await dropIndex(runner, 'ix_wash_requests_stages', TABLE);
  }
}
