import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, dropColumns } from './table-builder.js';

const INDEX = 'ux_wash_requests_visit_hash';
const COLUMNS = { visit_secret: c.text(255), visit_hash: c.char(64) };

/** The secret of a request's page without sign-in, encrypted for the mails and hashed for the look-up. */
export class VisitPages1763700000083 implements MigrationInterface {
  name = 'VisitPages1763700000083';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'wash_requests', COLUMNS);
    await createIndex(runner, INDEX, 'wash_requests', 'visit_hash', true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'wash_requests', Object.keys(COLUMNS), [INDEX]);
  }
}
