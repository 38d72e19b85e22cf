import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable } from './table-builder.js';

/** What customers write about their laundry, and the photos with it (docs/decisions/093). */
export class Claims1763700000098 implements MigrationInterface {
  name = 'Claims1763700000098';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'claims', {
      columns: {
        user_id: c.int(),
        wash_request_id: c.int(),
        open_request_id: nullable(c.int()),
        text: c.text(500),
        answer: c.text(1_000),
        answered_at: nullable(c.dateTime()),
        answered_by: nullable(c.int()),
        created_at: c.dateTime(),
        lock_version: c.count(0),
        version: c.count(1),
        changed_by: nullable(c.int()),
        changed_at: nullable(c.dateTime()),
      },
      unique: { ux_claims_open_request: ['open_request_id'] },
      indexes: {
        ix_claims_request: ['wash_request_id'],
        ix_claims_user: ['user_id'],
        ix_claims_created: ['created_at'],
      },
      foreignKeys: {
        fk_claims_user: { column: 'user_id' },
        fk_claims_request: { column: 'wash_request_id', table: 'wash_requests' },
      },
    });
    await createTable(runner, 'photos', {
      columns: {
        name: c.char(32),
        user_id: c.int(),
        claim_id: nullable(c.int()),
        width: c.int(),
        height: c.int(),
        bytes: c.int(),
        created_at: c.dateTime(),
      },
      unique: { ux_photos_name: ['name'] },
      indexes: {
        ix_photos_claim: ['claim_id', 'created_at'],
        ix_photos_user: ['user_id'],
        ix_photos_created: ['created_at'],
      },
      foreignKeys: {
        fk_photos_user: { column: 'user_id' },
        fk_photos_claim: { column: 'claim_id', table: 'claims' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('photos');
    await runner.dropTable('claims');
  }
}
