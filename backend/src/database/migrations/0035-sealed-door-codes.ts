import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, resizeText } from './table-builder.js';

const ORDER = 'ix_wash_requests_sched';

/** Room for door codes as they are encrypted. What is stored already is encrypted at the server's start, which has the key. */
export class SealedDoorCodes1763700000035 implements MigrationInterface {
  name = 'SealedDoorCodes1763700000035';

  async up(runner: QueryRunner): Promise<void> {
    await resize(runner, 255);
  }

  async down(runner: QueryRunner): Promise<void> {
    await resize(runner, 50);
  }
}

async function resize(runner: QueryRunner, length: number): Promise<void> {
  await resizeText(runner, 'week_requests', 'delivery_box_pw', length);
  await resizeText(runner, 'wash_requests', 'delivery_box_pw', length);
  if (runner.connection.options.type !== 'better-sqlite3') return;
  // The table was made anew, and TypeORM knows no descending columns.
  await runner.query(`DROP INDEX IF EXISTS ${ORDER}`);
  await createIndex(runner, ORDER, 'wash_requests', 'sched_dt, size DESC, count DESC');
}
