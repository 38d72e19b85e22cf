import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, column as c, createIndex, nullable } from './table-builder.js';

const INDEXES = [
  ['attempts', 'window_ends_at'],
  ['one_time_tokens', 'expires_at'],
  ['sessions', 'expires_at'],
  ['sessions', 'ended_at'],
  ['payment_attempts', 'began_at'],
  ['mails', 'text_since'],
] as const;
const nameOf = (table: string, column: string) => `ix_${table}_${column}`;

/** What the clean-up job drops is found by an index on the time at which it was over. */
export class CleanUpByIndex1763700000077 implements MigrationInterface {
  name = 'CleanUpByIndex1763700000077';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'mails', 'text_since', {
      ...nullable(c.dateTime()),
      generatedType: 'VIRTUAL',
      asExpression: "CASE WHEN body <> '' AND state IN ('sent', 'dead') THEN created_at END",
    });
    for (const [table, column] of INDEXES) await createIndex(runner, nameOf(table, column), table, column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of INDEXES) await runner.dropIndex(table, nameOf(table, column));
    await runner.dropColumn('mails', 'text_since');
  }
}
