import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

/** A session says on which device it is, and when it was used. */
export class DevicesOfSessions1763700000072 implements MigrationInterface {
  name = 'DevicesOfSessions1763700000072';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'sessions', { device: c.text(40), last_used_at: c.dateTime() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'sessions', ['device', 'last_used_at'], []);
  }
}
