import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'week_exceptions';
const COLUMNS = { skipped_at: nullable(c.dateTime()) };

/**
 * When a day alone was skipped, which the end of a pause leaves so (docs/decisions/077). Nothing says it of what is skipped
 * already, and of what a replica of the release before skips: the end of a pause takes it back, as it did.
 */
export class DaysSkippedAlone1763700000122 implements MigrationInterface {
  name = 'DaysSkippedAlone1763700000122';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
