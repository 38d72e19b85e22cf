import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'wash_requests';
const COLUMNS = { booked_by: nullable(c.int()), cost_centre: nullable(c.text(30)) };

/** Which of a company's people booked a request, and its cost centre (docs/decisions/106). */
export class CostCentres1763700000116 implements MigrationInterface {
  name = 'CostCentres1763700000116';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
