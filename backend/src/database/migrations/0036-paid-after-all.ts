import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, dropColumns } from './table-builder.js';

const LAST_ORDER = 'ix_provider_orders_ref';

/** Which payment stood in for one that was declined; and the last order about a card is found by its number. */
export class PaidAfterAll1763700000036 implements MigrationInterface {
  name = 'PaidAfterAll1763700000036';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', { paid_by_id: c.int() });
    await createIndex(runner, LAST_ORDER, 'provider_orders', 'ref');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'provider_orders', [], [LAST_ORDER]);
    await dropColumns(runner, 'payments', ['paid_by_id'], []);
  }
}
