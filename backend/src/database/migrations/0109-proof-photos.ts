import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, dropColumns, nullable } from './table-builder.js';

const COLUMNS = {
  wash_request_id: nullable(c.int()),
  proof_of: nullable(c.int()),
  taken_at: nullable(c.dateTime()),
  taken_by: nullable(c.int()),
};
const INDEX = 'ix_photos_request';

/** Photos that a driver takes at a door (docs/decisions/100). */
export class ProofPhotos1763700000109 implements MigrationInterface {
  name = 'ProofPhotos1763700000109';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'photos', COLUMNS);
    await createIndex(runner, INDEX, 'photos', 'wash_request_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'photos', Object.keys(COLUMNS), [INDEX]);
  }
}
