import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createTable, dropColumns, nullable, primary } from './table-builder.js';

/** A second factor beside the password, its recovery codes, and since when it is waited for. */
export class SecondFactors1763700000074 implements MigrationInterface {
  name = 'SecondFactors1763700000074';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', { first_sign_in_at: c.dateTime() });
    await createTable(runner, 'second_factors', {
      columns: {
        user_id: c.int(),
        secret: c.text(255),
        new_secret: c.text(255),
        confirmed_at: nullable(c.dateTime()),
        last_step: c.int(),
      },
      unique: { ux_second_factors_user: ['user_id'] },
      foreignKeys: { fk_second_factors_user: { column: 'user_id' } },
    });
    await createTable(runner, 'recovery_codes', {
      columns: { code_hash: primary(c.char(64)), user_id: c.int(), used_at: nullable(c.dateTime()) },
      indexes: { ix_recovery_codes_user: ['user_id'] },
      foreignKeys: { fk_recovery_codes_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('second_factors');
    await dropColumns(runner, 'users', ['first_sign_in_at'], []);
  }
}
