import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

const INDEX = 'ix_payment_messages_verdict';

/** The messages that changed nothing are found without the others. */
export class RefusedPaymentMessages1763700000045 implements MigrationInterface {
  name = 'RefusedPaymentMessages1763700000045';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, INDEX, 'payment_messages', 'verdict, received_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payment_messages', INDEX);
  }
}
