import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable } from './table-builder.js';

/** The addresses by which customers follow their pickups and deliveries (docs/decisions/086). */
export class CalendarFeeds1763700000089 implements MigrationInterface {
  name = 'CalendarFeeds1763700000089';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'calendar_feeds', {
      columns: { user_id: c.int(), secret: c.text(255), secret_hash: c.char(64), created_at: c.dateTime() },
      unique: { ux_calendar_feeds_user: ['user_id'], ux_calendar_feeds_secret_hash: ['secret_hash'] },
      foreignKeys: { fk_calendar_feeds_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('calendar_feeds');
  }
}
