import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'claims';
const COLUMNS = { written_by: nullable(c.int()) };

/** Which of a company's people wrote a claim: the answer goes to them, too (docs/decisions/106). */
export class WritersOfClaims1763700000118 implements MigrationInterface {
  name = 'WritersOfClaims1763700000118';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
