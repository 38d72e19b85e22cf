import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addColumns, column as c, createIndex, nullable } from './table-builder.js';

const INDEX = 'ix_users_erasure_kind';
const WAITS_NOT = 'WHEN role <> 900 OR erased_at IS NOT NULL THEN NULL';
const DERIVED = {
  erasure_kind: {
    ...nullable(c.int()),
    asExpression: `CASE ${WAITS_NOT} WHEN status = 90 THEN 1 WHEN deleted_at IS NOT NULL THEN 2 WHEN status = 4 THEN 3 WHEN status = 0 THEN 4 END`,
  },
  erasure_from: {
    ...nullable(c.dateTime()),
    asExpression: `CASE ${WAITS_NOT} WHEN status = 90 THEN withdrawal_dt WHEN deleted_at IS NOT NULL THEN deleted_at WHEN status IN (0, 4) THEN updated_at END`,
  },
};

/** When an account's personal data was erased, as what it waits for that, and since when. */
export class Erasures1763700000075 implements MigrationInterface {
  name = 'Erasures1763700000075';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', { erased_at: c.dateTime() });
    // On SQLite the table is made anew, of the columns that the runner knows: those that plain SQL has added, too.
    await runner.getTable('users');
    for (const [name, spec] of Object.entries(DERIVED))
      await addColumn(runner, 'users', name, { ...spec, generatedType: 'VIRTUAL' });
    await createIndex(runner, INDEX, 'users', 'erasure_kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('users', INDEX);
    await runner.getTable('users');
    for (const name of [...Object.keys(DERIVED), 'erased_at']) await runner.dropColumn('users', name);
  }
}
