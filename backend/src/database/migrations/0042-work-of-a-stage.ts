import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

/** What is in the house to be washed or folded is found whenever it is to be delivered. */
export class WorkOfAStage1763700000042 implements MigrationInterface {
  name = 'WorkOfAStage1763700000042';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ix_wash_requests_status', 'wash_requests', 'status, sched_dt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('wash_requests', 'ix_wash_requests_status');
  }
}
