import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addDerivedColumn, createIndex, dropDerivedColumn, dropIndex } from './table-builder.js';

/** Texts that were encrypted by hand, and were not when the secret changed (docs/decisions/122). */
const ENCRYPTED = [
  ['idempotency_keys', 'answer'],
  ['payments', 'return_path'],
  ['payments', 'hand_over_url'],
] as const;
/** The keys of a day are few. */
const INDEXED = ENCRYPTED.filter(([table]) => table === 'payments');

const keyOf = (column: string) =>
  `CASE WHEN ${column} LIKE 'v1.________.%' THEN SUBSTR(${column}, 4, 8) WHEN ${column} <> '' THEN 'clear' END`;

export class KeysOfOtherEncryptedTexts1763700000127 implements MigrationInterface {
  name = 'KeysOfOtherEncryptedTexts1763700000127';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ENCRYPTED)
      await addDerivedColumn(runner, table, `${column}_key`, { type: 'varchar(8)', asExpression: keyOf(column) });
    for (const [table, column] of INDEXED)
      await createIndex(runner, `ix_${table}_${column}_key`, table, `${column}_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of INDEXED) await dropIndex(runner, `ix_${table}_${column}_key`, table);
    for (const [table, column] of ENCRYPTED) await dropDerivedColumn(runner, table, `${column}_key`);
  }
}
