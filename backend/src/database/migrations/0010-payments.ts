import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable, primary } from './table-builder.js';

/** Payments, what providers were asked and have reported, what people settle by hand, and the sandbox provider's memory. */
export class Payments1763700000010 implements MigrationInterface {
  name = 'Payments1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'payments', {
      columns: {
        no: c.char(32),
        user_id: c.int(),
        page_id: c.int(),
        channel: c.text(20),
        is_recurring: c.bool(),
        keeps_card: c.bool(),
        amount: c.int(),
        state: c.text(10),
        purpose: c.longText(),
        provider_ref: nullable(c.text(100)),
        secret_hash: c.char(64),
        return_path: c.longText(),
        hand_over_url: nullable(c.longText()),
        expires_at: nullable(c.dateTime()),
        next_ask_at: nullable(c.dateTime()),
        settled_at: nullable(c.dateTime()),
        released_at: nullable(c.dateTime()),
        refund_needed: c.bool(),
        once_key: nullable(c.text(60)),
        created_at: c.dateTime(),
        updated_at: c.dateTime(),
      },
      unique: {
        ux_payments_no: ['no'],
        ux_payments_provider_ref: ['channel', 'provider_ref'],
        ux_payments_once: ['once_key'],
      },
      indexes: {
        ix_payments_user: ['user_id', 'state'],
        ix_payments_ask: ['next_ask_at'],
        ix_payments_expires: ['state', 'expires_at'],
      },
      foreignKeys: { fk_payments_user: { column: 'user_id' } },
    });
    await createTable(runner, 'payment_attempts', {
      columns: {
        payment_id: c.int(),
        kind: c.text(10),
        state: c.text(10),
        answer: c.text(300),
        began_at: c.dateTime(),
        ended_at: nullable(c.dateTime()),
      },
      indexes: { ix_payment_attempts_payment: ['payment_id'] },
      foreignKeys: { fk_payment_attempts_payment: { column: 'payment_id', table: 'payments' } },
    });
    await createTable(runner, 'payment_messages', {
      columns: {
        channel: c.text(20),
        event_key: c.text(100),
        payment_id: nullable(c.int()),
        no: c.text(64),
        outcome: c.text(10),
        amount: nullable(c.int()),
        source: c.text(12),
        verdict: c.text(10),
        reason: c.text(40),
        times: c.int(),
        received_at: c.dateTime(),
      },
      unique: { ux_payment_messages_event: ['channel', 'event_key'] },
      indexes: { ix_payment_messages_payment: ['payment_id'] },
    });
    await createTable(runner, 'provider_orders', {
      columns: {
        user_id: c.int(),
        kind: c.text(20),
        ref: c.text(100),
        state: c.text(10),
        tries: c.int(),
        next_try_at: c.dateTime(),
        last_answer: c.text(300),
        created_at: c.dateTime(),
      },
      indexes: { ix_provider_orders_due: ['state', 'next_try_at'], ix_provider_orders_user: ['user_id'] },
      foreignKeys: { fk_provider_orders_user: { column: 'user_id' } },
    });
    await createTable(runner, 'manual_payments', {
      columns: {
        user_id: c.int(),
        price: c.int(),
        count: c.int(),
        month: c.text(7),
        page_id: c.int(),
        payment_method_id: c.int(),
        status_id: c.int(),
        due_date: c.date(),
        bikou: c.text(500),
        update_user_id: c.int(),
        payment_id: nullable(c.int()),
        is_refund: c.bool(),
        once_key: nullable(c.text(60)),
        created_at: c.dateTime(),
        updated_at: c.dateTime(),
      },
      unique: { ux_manual_payments_once: ['once_key'] },
      indexes: { ix_manual_payments_created: ['created_at'], ix_manual_payments_user: ['user_id'] },
      foreignKeys: { fk_manual_payments_user: { column: 'user_id' } },
    });
    await createTable(runner, 'sandbox_payments', {
      columns: {
        no: primary(c.char(64)),
        ref: c.char(32),
        channel: c.text(20),
        amount: c.int(),
        outcome: c.text(10),
        fields: c.longText(),
        created_at: c.dateTime(),
      },
      unique: { ux_sandbox_payments_ref: ['ref'] },
    });
    await createTable(runner, 'sandbox_cards', {
      columns: { member: primary(c.char(64)), state: c.text(10), charges: c.text(10), created_at: c.dateTime() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'sandbox_cards',
      'sandbox_payments',
      'manual_payments',
      'provider_orders',
      'payment_messages',
      'payment_attempts',
      'payments',
    ]) {
      await runner.dropTable(table);
    }
  }
}
