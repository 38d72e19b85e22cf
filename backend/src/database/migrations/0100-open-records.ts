import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, primary } from './table-builder.js';

/** Who has which record open (docs/decisions/094). */
export class OpenRecords1763700000100 implements MigrationInterface {
  name = 'OpenRecords1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'open_records', {
      columns: {
        resource: primary(c.text(20)),
        record_id: primary(c.int()),
        session_id: primary(c.char(32)),
        user_id: c.int(),
        until: c.dateTime(),
      },
      indexes: { ix_open_records_until: ['until'] },
      foreignKeys: { fk_open_records_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('open_records');
  }
}
