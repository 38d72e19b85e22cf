import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable } from './table-builder.js';

/** The receipts and invoices that were issued, as they were (docs/decisions/076). */
export class PaymentDocuments1763700000084 implements MigrationInterface {
  name = 'PaymentDocuments1763700000084';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'payment_documents', {
      columns: {
        user_id: c.int(),
        subject: c.text(20),
        issue: c.int(),
        issued_at: c.dateTime(),
        addressee: c.text(100),
        content: c.longText(),
      },
      unique: { ux_payment_documents_issue: ['user_id', 'subject', 'issue'] },
      foreignKeys: { fk_payment_documents_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('payment_documents');
  }
}
