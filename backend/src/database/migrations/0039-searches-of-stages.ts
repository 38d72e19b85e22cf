import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

const INDEXES = {
  ix_wash_requests_waiting: 'cancelled_at, result_pickup_dt, sched_pickup_dt',
  ix_wash_requests_picked_up: 'result_pickup_dt',
  ix_wash_requests_washed: 'result_wash_dt',
  ix_wash_requests_folded: 'result_fold_dt',
  ix_wash_requests_delivered: 'result_delivery_dt',
} as const;

/** What waits for its pickup, and who did what when, are found without reading every request. */
export class SearchesOfStages1763700000039 implements MigrationInterface {
  name = 'SearchesOfStages1763700000039';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) await createIndex(runner, name, 'wash_requests', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.dropIndex('wash_requests', name);
  }
}
