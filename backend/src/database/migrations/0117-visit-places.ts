import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const TABLE = 'wash_requests';
const COLUMNS = {
  visit_place: nullable(c.int()),
  visit_place_of: nullable(c.int()),
  visit_place_at: nullable(c.dateTime()),
};

/** Where a stop was put among those of its half hour, for which driver and time (docs/decisions/108). */
export class VisitPlaces1763700000117 implements MigrationInterface {
  name = 'VisitPlaces1763700000117';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), []);
  }
}
