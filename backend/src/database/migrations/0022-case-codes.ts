import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, primary } from './table-builder.js';

/** The codes that requests have in the route planner. */
export class CaseCodes1763700000022 implements MigrationInterface {
  name = 'CaseCodes1763700000022';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'case_codes', {
      columns: { wash_request_id: primary(c.int()), code: c.text(10) },
      unique: { ux_case_codes_code: ['code'] },
      foreignKeys: { fk_case_codes_request: { column: 'wash_request_id', table: 'wash_requests' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('case_codes');
  }
}
