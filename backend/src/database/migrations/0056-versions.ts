import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

const TABLES = ['users', 'service_areas', 'venues', 'onetime_prices', 'manual_payments', 'operation_histories'];

/** What several people edit says which version it is, and who made it when. */
export class Versions1763700000056 implements MigrationInterface {
  name = 'Versions1763700000056';

  async up(runner: QueryRunner): Promise<void> {
    const columns = { version: c.count(1), changed_by: c.int(), changed_at: c.dateTime() };
    for (const table of TABLES) await addColumns(runner, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropColumns(runner, table, ['version', 'changed_by', 'changed_at'], []);
  }
}
