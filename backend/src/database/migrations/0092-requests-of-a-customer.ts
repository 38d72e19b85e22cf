import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

/** What a customer has under way, and what came back lately, is found without reading all that the customer ever had. */
export class RequestsOfACustomer1763700000092 implements MigrationInterface {
  name = 'RequestsOfACustomer1763700000092';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ix_wash_requests_customer', 'wash_requests', 'user_id, result_delivery_dt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('wash_requests', 'ix_wash_requests_customer');
  }
}
