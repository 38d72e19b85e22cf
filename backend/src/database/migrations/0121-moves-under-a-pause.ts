import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'week_exceptions';
const COLUMNS = { paused_move: nullable(c.date()) };

/** The move of a day that a pause skips: it stands again when the pause is taken back (docs/decisions/077). */
export class MovesUnderAPause1763700000121 implements MigrationInterface {
  name = 'MovesUnderAPause1763700000121';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
