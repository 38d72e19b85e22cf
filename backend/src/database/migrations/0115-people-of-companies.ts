import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createIndex, createTable, dropColumns, nullable } from './table-builder.js';

const TABLE = 'users';
const INDEX = 'ix_users_company_user';
const COLUMNS = { company_user_id: nullable(c.int()) };

/** People who book for a company's account, and their invitations (docs/decisions/106). */
export class PeopleOfCompanies1763700000115 implements MigrationInterface {
  name = 'PeopleOfCompanies1763700000115';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await createIndex(runner, INDEX, TABLE, 'company_user_id');
    await createTable(runner, 'company_invitations', {
      columns: {
        company_user_id: c.int(),
        email: c.text(254),
        open_email: nullable(c.text(254)),
        name: c.text(100),
        lang: c.text(2),
        wish: c.char(64),
        secret_hash: nullable(c.char(64)),
        invited_at: c.dateTime(),
        expires_at: c.dateTime(),
        ended_at: nullable(c.dateTime()),
      },
      unique: {
        ux_company_invitations_open: ['company_user_id', 'open_email'],
        ux_company_invitations_secret: ['secret_hash'],
      },
      foreignKeys: { fk_company_invitations_company: { column: 'company_user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_invitations');
    await dropColumns(runner, TABLE, Object.keys(COLUMNS), [INDEX]);
  }
}
