import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createIndex, createTable, nullable, primary } from './table-builder.js';

/** Where our books and the payment providers' differ, and the days that were held against them (docs/decisions/095). */
export class PaymentDifferences1763700000103 implements MigrationInterface {
  name = 'PaymentDifferences1763700000103';

  async up(runner: QueryRunner): Promise<void> {
    const counts = { agreed: c.int(), differing: c.int(), silent: c.int(), not_asked: c.int() };
    await createTable(runner, 'payment_comparisons', {
      columns: { date: primary(c.date()), compared_at: c.dateTime(), ...counts },
    });
    await createTable(runner, 'payment_differences', {
      columns: {
        payment_id: c.int(),
        kind: c.text(10),
        our_state: c.text(10),
        our_amount: c.int(),
        their_outcome: c.text(10),
        their_amount: nullable(c.int()),
        found_at: c.dateTime(),
        asked_at: c.dateTime(),
        closed_at: nullable(c.dateTime()),
      },
      unique: { ux_payment_differences_payment: ['payment_id'] },
      indexes: { ix_payment_differences_closed: ['closed_at', 'found_at'] },
      foreignKeys: { fk_payment_differences_payment: { column: 'payment_id', table: 'payments' } },
    });
    await createIndex(runner, 'ix_payments_updated', 'payments', 'updated_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payments', 'ix_payments_updated');
    await runner.dropTable('payment_differences');
    await runner.dropTable('payment_comparisons');
  }
}
