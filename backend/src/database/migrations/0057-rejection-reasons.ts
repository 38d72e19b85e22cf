import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

/** Why a review was lost, in the words that the customer reads. */
export class RejectionReasons1763700000057 implements MigrationInterface {
  name = 'RejectionReasons1763700000057';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', { rejection_reason: c.text(500) });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', ['rejection_reason'], []);
  }
}
