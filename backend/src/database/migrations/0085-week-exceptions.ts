import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable, primary } from './table-builder.js';

/** Days on which customers want their weekly schedule otherwise. */
export class WeekExceptions1763700000085 implements MigrationInterface {
  name = 'WeekExceptions1763700000085';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'week_exceptions', {
      columns: {
        user_id: primary(c.int()),
        week_date: primary(c.date()),
        moved_to: nullable(c.date()),
        created_at: c.dateTime(),
      },
      indexes: { ix_week_exceptions_week_date: ['week_date'] },
      foreignKeys: { fk_week_exceptions_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('week_exceptions');
  }
}
