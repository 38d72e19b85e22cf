import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column as c, createTable, dropColumns, nullable, primary } from './table-builder.js';

/** For which device a notification was written; of LINE's there is none. */
const OF_NOTIFICATIONS = { device_id: nullable(c.int()) };
const OF_USERS = { push_since: nullable(c.dateTime()) };

/** Customers' devices that are told things, and by which keys push services know this service (docs/decisions/104). */
export class PushDevices1763700000112 implements MigrationInterface {
  name = 'PushDevices1763700000112';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'push_devices', {
      columns: {
        user_id: c.int(),
        session_id: c.char(32),
        endpoint: c.longText(),
        endpoint_hash: c.char(64),
        p256dh: c.text(255),
        auth: c.text(255),
        created_at: c.dateTime(),
      },
      unique: { ux_push_devices_endpoint_hash: ['endpoint_hash'] },
      indexes: { ix_push_devices_user: ['user_id'], ix_push_devices_session: ['session_id'] },
      foreignKeys: { fk_push_devices_user: { column: 'user_id' } },
    });
    await createTable(runner, 'push_keys', {
      columns: { id: primary(c.int()), public_key: c.text(100), private_key: c.text(255), made_at: c.dateTime() },
    });
    await addColumns(runner, 'notifications', OF_NOTIFICATIONS);
    await addColumns(runner, 'users', OF_USERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', Object.keys(OF_USERS), []);
    await dropColumns(runner, 'notifications', Object.keys(OF_NOTIFICATIONS), []);
    for (const table of ['push_keys', 'push_devices']) await runner.dropTable(table);
  }
}
