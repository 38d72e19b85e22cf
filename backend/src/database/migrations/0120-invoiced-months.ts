import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'wash_requests';
const COLUMNS = { invoiced_month: nullable(c.char(7)) };

/** Which month's invoice summed a request up; of those that were issued before, the month's as it stands (docs/decisions/110). */
export class InvoicedMonths1763700000120 implements MigrationInterface {
  name = 'InvoicedMonths1763700000120';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await runner.query(
      `UPDATE wash_requests SET invoiced_month = SUBSTR(sched_pickup_dt, 1, 7)
        WHERE sched_pickup_dt IS NOT NULL AND cancelled_at IS NULL AND pay_by IS NULL
          AND EXISTS (SELECT 1 FROM payment_documents d
            WHERE d.user_id = wash_requests.user_id AND d.subject = SUBSTR(wash_requests.sched_pickup_dt, 1, 7))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
