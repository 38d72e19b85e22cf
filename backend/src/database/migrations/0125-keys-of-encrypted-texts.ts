import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addDerivedColumn, createIndex, dropDerivedColumn, dropIndex } from './table-builder.js';

const ENCRYPTED = [
  ['wash_requests', 'delivery_box_pw'],
  ['wash_requests', 'visit_secret'],
  ['visit_links', 'visit_secret'],
  ['week_requests', 'delivery_box_pw'],
  ['calendar_feeds', 'secret'],
  ['mails', 'recipient'],
  ['mails', 'body'],
  ['notifications', 'body'],
  ['line_links', 'line_user_id'],
  ['push_devices', 'endpoint'],
  ['push_devices', 'p256dh'],
  ['push_devices', 'auth'],
  ['push_keys', 'private_key'],
  ['second_factors', 'secret'],
  ['second_factors', 'new_secret'],
] as const;

const keyOf = (column: string) =>
  `CASE WHEN ${column} LIKE 'v1.________.%' THEN SUBSTR(${column}, 4, 8) WHEN ${column} <> '' THEN 'clear' END`;

/** A server finds at its start what is not encrypted with the newest key, without reading what is (docs/decisions/122). */
export class KeysOfEncryptedTexts1763700000125 implements MigrationInterface {
  name = 'KeysOfEncryptedTexts1763700000125';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ENCRYPTED) {
      await addDerivedColumn(runner, table, `${column}_key`, { type: 'varchar(8)', asExpression: keyOf(column) });
      await createIndex(runner, `ix_${table}_${column}_key`, table, `${column}_key`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ENCRYPTED) {
      await dropIndex(runner, `ix_${table}_${column}_key`, table);
      await dropDerivedColumn(runner, table, `${column}_key`);
    }
  }
}
