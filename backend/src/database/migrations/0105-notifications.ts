import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, column as c, createIndex, createTable, nullable } from './table-builder.js';

/** Customers' links to LINE, what they have switched off, and the outbox of what is told beside the mails (docs/decisions/096). */
export class Notifications1763700000105 implements MigrationInterface {
  name = 'Notifications1763700000105';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'line_links', {
      columns: { user_id: c.int(), line_user_id: c.text(255), line_user_hash: c.char(64), linked_at: c.dateTime() },
      unique: { ux_line_links_user: ['user_id'], ux_line_links_line_user_hash: ['line_user_hash'] },
      foreignKeys: { fk_line_links_user: { column: 'user_id' } },
    });
    await createTable(runner, 'muted_notifications', {
      columns: { user_id: c.int(), kind: c.text(20) },
      unique: { ux_muted_notifications: ['user_id', 'kind'] },
      foreignKeys: { fk_muted_notifications_user: { column: 'user_id' } },
    });
    await createTable(runner, 'notifications', {
      columns: {
        template: c.text(30),
        user_id: nullable(c.int()),
        channel: c.text(10),
        mail_id: c.int(),
        target_id: c.int(),
        retry_key: c.char(36),
        body: c.longText(),
        state: c.text(10),
        tries: c.int(),
        unanswered_tries: c.count(0),
        send_at: c.dateTime(),
        useless_after: nullable(c.dateTime()),
        sent_at: nullable(c.dateTime()),
        last_error: c.text(300),
        created_at: c.dateTime(),
        request_id: nullable(c.text(36)),
      },
      indexes: {
        ix_notifications_due: ['state', 'send_at'],
        ix_notifications_user: ['user_id'],
        ix_notifications_mail: ['mail_id'],
      },
      foreignKeys: { fk_notifications_mail: { column: 'mail_id', table: 'mails' } },
    });
    await addColumn(runner, 'notifications', 'text_since', {
      ...nullable(c.dateTime()),
      generatedType: 'VIRTUAL',
      asExpression: "CASE WHEN body <> '' AND state IN ('sent', 'dead') THEN created_at END",
    });
    await createIndex(runner, 'ix_notifications_text_since', 'notifications', 'text_since');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['notifications', 'muted_notifications', 'line_links']) await runner.dropTable(table);
  }
}
