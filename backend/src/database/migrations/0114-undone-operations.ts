import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, dropColumns, nullable } from './table-builder.js';

const TABLE = 'operation_histories';
const INDEX = 'ux_operation_histories_undoes';
const COLUMNS = { undoes_id: nullable(c.int()) };

/** An operation that took an earlier one back says which, and none is taken back twice (docs/decisions/105). */
export class UndoneOperations1763700000114 implements MigrationInterface {
  name = 'UndoneOperations1763700000114';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await createIndex(runner, INDEX, TABLE, 'undoes_id', true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), [INDEX]);
  }
}
