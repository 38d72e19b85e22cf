import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, dropColumns, nullable } from './table-builder.js';

const TABLE = 'operation_histories';
const INDEX = 'ix_operation_histories_target';
const COLUMNS = { target_id: nullable(c.int()) };

/** An operation on an area, a venue or an hour of the price grid says which it was (docs/decisions/102). */
export class TrailsOfRecords1763700000111 implements MigrationInterface {
  name = 'TrailsOfRecords1763700000111';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await createIndex(runner, INDEX, TABLE, 'target_id, operation_type');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), [INDEX]);
  }
}
