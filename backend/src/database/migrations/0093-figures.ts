import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

/** What was paid and reported in a span is found without reading what ever was. */
export class Figures1763700000093 implements MigrationInterface {
  name = 'Figures1763700000093';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ix_payments_settled', 'payments', 'settled_at');
    await createIndex(runner, 'ix_manual_payments_moved', 'manual_payments', 'status_id, updated_at');
    await createIndex(runner, 'ix_work_reports_start', 'work_reports', 'start_dt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('work_reports', 'ix_work_reports_start');
    await runner.dropIndex('manual_payments', 'ix_manual_payments_moved');
    await runner.dropIndex('payments', 'ix_payments_settled');
  }
}
