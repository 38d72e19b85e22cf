import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable } from './table-builder.js';

/** How long people washed and folded. */
export class WorkReports1763700000021 implements MigrationInterface {
  name = 'WorkReports1763700000021';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'work_reports', {
      columns: {
        user_id: c.int(),
        start_dt: c.dateTime(),
        end_dt: c.dateTime(),
        work_minute: c.int(),
        status: c.int(),
        reported_by: c.int(),
        created_at: c.dateTime(),
      },
      indexes: { ix_work_reports_user: ['user_id', 'start_dt'] },
      foreignKeys: { fk_work_reports_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('work_reports');
  }
}
