import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable } from './table-builder.js';

/** Passkeys beside the authenticator app (docs/decisions/084). */
export class Passkeys1763700000087 implements MigrationInterface {
  name = 'Passkeys1763700000087';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'passkeys', {
      columns: {
        user_id: c.int(),
        credential_hash: c.char(64),
        credential_id: c.longText(),
        public_key: c.longText(),
        counter: c.text(10),
        transports: c.text(100),
        name: c.text(50),
        created_at: c.dateTime(),
        last_used_at: nullable(c.dateTime()),
      },
      unique: { ux_passkeys_credential: ['credential_hash'] },
      indexes: { ix_passkeys_user: ['user_id'] },
      foreignKeys: { fk_passkeys_user: { column: 'user_id' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('passkeys');
  }
}
