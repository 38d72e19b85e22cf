import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns, nullable } from './table-builder.js';

const COLUMNS = { at_door_leg: nullable(c.int()) };

/** The leg that a customer wants made at the door, without a meeting (docs/decisions/092). */
export class AtDoor1763700000096 implements MigrationInterface {
  name = 'AtDoor1763700000096';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'wash_requests', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'wash_requests', Object.keys(COLUMNS), []);
  }
}
