import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const COLUMNS = { line_link_id: nullable(c.int()) };

/** An account says itself whether it is linked to LINE, so that nothing is looked up for those that are not (docs/decisions/096). */
export class LinkedAccounts1763700000106 implements MigrationInterface {
  name = 'LinkedAccounts1763700000106';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', Object.keys(COLUMNS), []);
  }
}
