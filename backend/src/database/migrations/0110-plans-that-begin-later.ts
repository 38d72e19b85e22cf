import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'users';
const COLUMNS = { begins_month: nullable(c.text(7)) };

/** A first plan may begin with the next month, and is paid then (docs/decisions/098). */
export class PlansThatBeginLater1763700000110 implements MigrationInterface {
  name = 'PlansThatBeginLater1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
