import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './table-builder.js';

const INDEXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    ix_users_name: 'name1, name2',
    ix_users_name2: 'name2',
    ix_users_kana: 'kana1, kana2',
    ix_users_kana2: 'kana2',
    ix_users_company: 'company_name',
    ix_users_company_kana: 'company_name_kana',
    ix_users_phone: 'phone_number',
    ix_users_hq_phone: 'company_hq_phone_number',
    ix_users_email2: 'email2',
  },
  mails: { ix_mails_user: 'user_id' },
  manual_payments: { ix_manual_payments_status: 'status_id' },
  job_runs: { ix_job_runs_state: 'state' },
};

/** A customer is found by the beginning of what is known of them; their mails, what waits and what failed without reading all. */
export class WaysToFind1763700000041 implements MigrationInterface {
  name = 'WaysToFind1763700000041';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES))
      for (const [name, columns] of Object.entries(indexes)) await createIndex(runner, name, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES))
      for (const name of Object.keys(indexes)) await runner.dropIndex(table, name);
  }
}
