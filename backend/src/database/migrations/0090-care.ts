import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

const COLUMNS = {
  care_detergent: c.count(0),
  care_drying: c.count(0),
  care_folding: c.count(0),
  care_avoid: c.text(200),
};

/** How customers want their laundry to be cared for (docs/decisions/087). */
export class Care1763700000090 implements MigrationInterface {
  name = 'Care1763700000090';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', Object.keys(COLUMNS), []);
  }
}
