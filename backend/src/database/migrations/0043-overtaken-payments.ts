import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

/** When a payment's wish gave way to a newer one. */
export class OvertakenPayments1763700000043 implements MigrationInterface {
  name = 'OvertakenPayments1763700000043';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', { overtaken_at: c.dateTime() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'payments', ['overtaken_at'], []);
  }
}
