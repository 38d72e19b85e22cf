import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, dropColumns } from './table-builder.js';

/** Whose a slot of a job is, so that only its holder renews, ends or gives it back. */
export class HeldJobSlots1763700000048 implements MigrationInterface {
  name = 'HeldJobSlots1763700000048';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'job_runs', { owner: column.char(36) });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'job_runs', ['owner'], []);
  }
}
