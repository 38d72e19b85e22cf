import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

/** The day that a provider is told of: when an invoiced order was delivered. */
export class OrdersOfADay1763700000044 implements MigrationInterface {
  name = 'OrdersOfADay1763700000044';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'provider_orders', { on_date: c.date() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'provider_orders', ['on_date'], []);
  }
}
