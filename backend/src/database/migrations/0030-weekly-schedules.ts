import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, createTable, dropColumns, nullable } from './table-builder.js';

/** Weekly schedules, the requests that they made, and the month for which each customer's turn was done. */
export class WeeklySchedules1763700000030 implements MigrationInterface {
  name = 'WeeklySchedules1763700000030';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'week_requests', {
      columns: {
        user_id: c.int(),
        from_month: c.text(7),
        until_month: nullable(c.text(7)),
        week_type: c.int(),
        pickup_week: c.int(),
        pickup_time: c.time(),
        delivery_week: nullable(c.int()),
        delivery_time: nullable(c.time()),
        count: c.int(),
        same_time: c.bool(),
        delivery_box_pw: c.text(50),
        bikou: c.text(500),
        created_at: c.dateTime(),
      },
      indexes: {
        ix_week_requests_user: ['user_id', 'from_month'],
        ix_week_requests_pickup: ['pickup_week', 'from_month'],
      },
      foreignKeys: { fk_week_requests_user: { column: 'user_id' } },
    });
    await addColumns(runner, 'wash_requests', { week_request_id: c.int(), week_date: c.date() });
    await createIndex(runner, 'ux_wash_requests_week', 'wash_requests', 'week_request_id, week_date', true);
    await addColumns(runner, 'users', { turned_month: c.text(7) });
    await createIndex(runner, 'ix_users_turn', 'users', 'status, turned_month');
    // The first turn is the one after the month in which the service last ran.
    await runner.query(`UPDATE users SET turned_month =
      SUBSTR(COALESCE((SELECT MAX(slot) FROM job_runs), users.created_at), 1, 7) WHERE role = 900`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', ['turned_month'], ['ix_users_turn']);
    await dropColumns(runner, 'wash_requests', ['week_request_id', 'week_date'], ['ux_wash_requests_week']);
    await runner.dropTable('week_requests');
  }
}
