import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addDerivedColumn, createIndex, dropDerivedColumn, dropIndex } from './table-builder.js';

const ENDS = 'ix_users_withdraws_at';
const OF_A_REQUEST = 'ix_photos_request';
const USED = 'ix_photos_used';

/** Accounts whose last day has passed, which finish-withdrawals walked all accounts for, and photos that nothing was written with. */
export class FoundByJobs1763700000126 implements MigrationInterface {
  name = 'FoundByJobs1763700000126';

  async up(runner: QueryRunner): Promise<void> {
    await addDerivedColumn(runner, 'users', 'withdraws_at', {
      type: 'varchar(19)',
      asExpression: 'CASE WHEN status <> 90 AND deleted_at IS NULL THEN withdrawal_dt END',
    });
    await createIndex(runner, ENDS, 'users', 'withdraws_at');
    await createIndex(runner, USED, 'photos', 'wash_request_id, claim_id, created_at');
    await dropIndex(runner, OF_A_REQUEST, 'photos');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, OF_A_REQUEST, 'photos', 'wash_request_id');
    await dropIndex(runner, USED, 'photos');
    await dropIndex(runner, ENDS, 'users');
    await dropDerivedColumn(runner, 'users', 'withdraws_at');
  }
}
