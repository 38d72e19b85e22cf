import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable, primary } from './table-builder.js';

/** What was done, what was written to customers, which jobs ran. */
export class Records1763700000003 implements MigrationInterface {
  name = 'Records1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'operation_histories', {
      columns: {
        search_timestamp: c.dateTime(),
        month: c.text(7),
        operation_type: c.int(),
        operation_user_id: nullable(c.int()),
        operation_user: c.text(110),
        user_id: nullable(c.int()),
        user: c.text(220),
        company: c.text(100),
        wreq_id: nullable(c.int()),
        plan: c.text(20),
        disp_plan: c.text(100),
        size: nullable(c.int()),
        count: nullable(c.int()),
        available_request_count: nullable(c.int()),
        cost_tenths: nullable(c.int()),
        price: nullable(c.int()),
        price_diff: nullable(c.int()),
        payment_method_id: nullable(c.int()),
        referrer_code: nullable(c.text(20)),
        bikou: c.text(500),
        changes: c.longText(),
      },
      indexes: {
        ix_operation_histories_month: ['month', 'operation_type', 'search_timestamp'],
        ix_operation_histories_request: ['wreq_id'],
        ix_operation_histories_user: ['user_id'],
      },
    });
    await createTable(runner, 'mails', {
      columns: {
        template: c.text(30),
        recipient: c.text(254),
        user_id: nullable(c.int()),
        subject: c.text(200),
        body: c.longText(),
        state: c.text(10),
        tries: c.int(),
        send_at: c.dateTime(),
        useless_after: nullable(c.dateTime()),
        sent_at: nullable(c.dateTime()),
        last_error: c.text(300),
        once_key: nullable(c.text(100)),
        created_at: c.dateTime(),
      },
      unique: { ux_mails_once: ['once_key'] },
      indexes: { ix_mails_due: ['state', 'send_at'] },
    });
    await createTable(runner, 'job_runs', {
      columns: {
        job: primary(c.text(40)),
        slot: primary(c.char(19)),
        state: c.text(10),
        lease_until: c.dateTime(),
        found: c.int(),
        done: c.int(),
        failed: c.int(),
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['job_runs', 'mails', 'operation_histories']) await runner.dropTable(table);
  }
}
