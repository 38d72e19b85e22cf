import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';
import { column as c, createTable } from './table-builder.js';

/**
 * Each of a company's people has a link of their own to a request's page (docs/decisions/109). What they could read until
 * now ends: the account has another one, and so has whoever booked; the next start of a server encrypts both.
 */
export class LinksOfReaders1763700000119 implements MigrationInterface {
  name = 'LinksOfReaders1763700000119';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'visit_links', {
      columns: { wash_request_id: c.int(), user_id: c.int(), visit_secret: c.text(255), visit_hash: c.char(64) },
      unique: { ux_visit_links_reader: ['wash_request_id', 'user_id'], ux_visit_links_hash: ['visit_hash'] },
      indexes: { ix_visit_links_user: ['user_id'] },
      foreignKeys: {
        fk_visit_links_request: { column: 'wash_request_id', table: 'wash_requests' },
        fk_visit_links_user: { column: 'user_id' },
      },
    });
    const requests = await runner.manager.query<{ id: number }[]>(
      `SELECT id FROM wash_requests WHERE visit_hash IS NOT NULL
        AND user_id IN (SELECT company_user_id FROM users WHERE company_user_id IS NOT NULL) ORDER BY id`,
    );
    for (const { id } of requests) {
      const secret = newSecretToken();
      const values = [secret, hashToken(secret), id];
      await runner.query('UPDATE wash_requests SET visit_secret = ?, visit_hash = ? WHERE id = ?', values);
    }
    const booked = await runner.manager.query<{ id: number; booked_by: number }[]>(
      `SELECT r.id, r.booked_by FROM wash_requests r JOIN users u ON u.id = r.booked_by
        WHERE r.visit_hash IS NOT NULL AND u.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM visit_links l WHERE l.wash_request_id = r.id AND l.user_id = r.booked_by)
        ORDER BY r.id`,
    );
    for (const { id, booked_by } of booked) {
      const secret = newSecretToken();
      const values = [id, booked_by, secret, hashToken(secret)];
      await runner.query(
        'INSERT INTO visit_links (wash_request_id, user_id, visit_secret, visit_hash) VALUES (?, ?, ?, ?)',
        values,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('visit_links');
  }
}
