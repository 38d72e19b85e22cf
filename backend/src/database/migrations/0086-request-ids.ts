import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

const TABLES = ['mails', 'payments', 'provider_orders'];
const COLUMNS = { request_id: c.text(36) };

/** Which call left a row for a job, so that the job's lines in the log say so (docs/decisions/082). */
export class RequestIds1763700000086 implements MigrationInterface {
  name = 'RequestIds1763700000086';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await addColumns(runner, table, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropColumns(runner, table, Object.keys(COLUMNS), []);
  }
}
