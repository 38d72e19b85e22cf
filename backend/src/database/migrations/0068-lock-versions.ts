import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, dropColumns } from './table-builder.js';

const TABLES = [
  'users',
  'wash_requests',
  'pickup_days',
  'service_areas',
  'venues',
  'onetime_prices',
  'manual_payments',
  'operation_histories',
];

/** What locks a row changes it, so that a cluster's other nodes learn of it. */
export class LockVersions1763700000068 implements MigrationInterface {
  name = 'LockVersions1763700000068';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await addColumns(runner, table, { lock_version: c.count(0) });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropColumns(runner, table, ['lock_version'], []);
  }
}
