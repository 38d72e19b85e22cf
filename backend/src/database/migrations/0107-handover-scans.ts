import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable } from './table-builder.js';

/** Which bags were scanned when they passed from hand to hand (docs/decisions/099). */
export class HandoverScans1763700000107 implements MigrationInterface {
  name = 'HandoverScans1763700000107';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'handover_scans', {
      columns: {
        wash_request_id: c.int(),
        handover: c.int(),
        bag_count: c.int(),
        bags: c.text(300),
        reason: nullable(c.int()),
        staff_id: c.int(),
        scanned_at: c.dateTime(),
      },
      unique: { ux_handover_scans: ['wash_request_id', 'handover'] },
      indexes: { ix_handover_scans_staff: ['staff_id'] },
      foreignKeys: {
        fk_handover_scans_request: { column: 'wash_request_id', table: 'wash_requests' },
        fk_handover_scans_staff: { column: 'staff_id' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('handover_scans');
  }
}
