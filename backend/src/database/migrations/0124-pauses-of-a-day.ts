import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'week_exceptions';
const COLUMNS = { pauses: nullable(c.text(1000)) };

/**
 * Which pauses skip a day: it is skipped until the last of them is taken back (docs/decisions/077). Of what was paused
 * before, and by a replica of the release before, nothing is known: the end of any pause takes it back, as it did.
 */
export class PausesOfADay1763700000124 implements MigrationInterface {
  name = 'PausesOfADay1763700000124';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
