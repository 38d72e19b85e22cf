import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable, primary } from './table-builder.js';

/** Accounts, their sign-ins, their balance of bags. */
export class People1763700000001 implements MigrationInterface {
  name = 'People1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await useBinaryText(runner);
    await createTable(runner, 'users', {
      columns: {
        role: c.int(),
        role_type: nullable(c.int()),
        status: c.int(),
        email: c.text(254),
        email_key: nullable(c.text(254)),
        email2: nullable(c.text(254)),
        password_hash: c.text(255),
        current_lang: c.text(2),
        name1: c.text(50),
        name2: c.text(50),
        kana1: c.text(50),
        kana2: c.text(50),
        phone_number: c.text(20),
        is_company: c.bool(),
        company_name: nullable(c.text(100)),
        company_name_kana: nullable(c.text(100)),
        company_hq_phone_number: nullable(c.text(20)),
        company_ceo_name1: nullable(c.text(50)),
        company_ceo_name2: nullable(c.text(50)),
        company_ceo_name_kana1: nullable(c.text(50)),
        company_ceo_name_kana2: nullable(c.text(50)),
        bill_addr_zipcode: c.text(7),
        bill_addr_detail1: c.text(200),
        bill_addr_detail2: c.text(200),
        bill_addr_detail3: c.text(200),
        send_addr_name: c.text(100),
        send_addr_zipcode: c.text(7),
        send_addr_detail1: c.text(200),
        send_addr_detail2: c.text(200),
        send_addr_detail3: c.text(200),
        bikou1: c.text(500),
        payment_method_id: c.int(),
        latest_payment_method_id: c.int(),
        plan_id: c.text(20),
        pickup_delivery_type: c.int(),
        user_plan_option: c.int(),
        valid_from: c.date(),
        is_first_plan: c.bool(),
        next_month_plan_id: nullable(c.text(20)),
        next_month_pickup_delivery_type: nullable(c.int()),
        next_month_user_plan_option: nullable(c.int()),
        next_month_plan_valid_from: nullable(c.date()),
        available_request_count: c.int(),
        discount_price_for_add: c.int(),
        is_saturday_available: c.int(),
        receipt: c.int(),
        has_oil_treatment: nullable(c.int()),
        laundry_type: nullable(c.int()),
        wash_type_setting: c.int(),
        fold_type_setting: c.int(),
        wash_weight: c.int(),
        weight: c.int(),
        management_notes: c.longText(),
        source_venue_code: nullable(c.text(20)),
        ac_user_id: nullable(c.text(64)),
        invitation_code: c.text(12),
        referrer_code: nullable(c.text(20)),
        onetime_to_monthly_dt: nullable(c.dateTime()),
        withdrawal_dt: nullable(c.dateTime()),
        stop_start_dt: nullable(c.dateTime()),
        invoice_approved_at: nullable(c.dateTime()),
        created_at: c.dateTime(),
        updated_at: c.dateTime(),
        deleted_at: nullable(c.dateTime()),
      },
      unique: { ux_users_email_key: ['email_key'], ux_users_invitation_code: ['invitation_code'] },
      indexes: { ix_users_role_status: ['role', 'status'] },
    });
    await createTable(runner, 'stopped_infos', {
      columns: { user_id: c.int(), type: c.int(), solved: c.bool(), updated_at: c.dateTime() },
      indexes: { ix_stopped_infos_user: ['user_id'] },
      foreignKeys: { fk_stopped_infos_user: { column: 'user_id' } },
    });
    await createTable(runner, 'count_entries', {
      columns: {
        user_id: c.int(),
        delta: c.int(),
        reason: c.text(20),
        wash_request_id: nullable(c.int()),
        actor_id: nullable(c.int()),
        once_key: nullable(c.text(60)),
        created_at: c.dateTime(),
      },
      unique: { ux_count_entries_once: ['once_key'] },
      indexes: { ix_count_entries_user: ['user_id'] },
      foreignKeys: { fk_count_entries_user: { column: 'user_id' } },
    });
    await createTable(runner, 'sessions', {
      columns: {
        id: primary(c.char(32)),
        user_id: c.int(),
        created_at: c.dateTime(),
        expires_at: c.dateTime(),
        ended_at: nullable(c.dateTime()),
      },
      indexes: { ix_sessions_user: ['user_id'] },
      foreignKeys: { fk_sessions_user: { column: 'user_id' } },
    });
    await createTable(runner, 'one_time_tokens', {
      columns: {
        token_hash: primary(c.char(64)),
        kind: c.text(20),
        user_id: c.int(),
        expires_at: c.dateTime(),
        used_at: nullable(c.dateTime()),
      },
      indexes: { ix_one_time_tokens_user: ['user_id', 'kind'] },
      foreignKeys: { fk_one_time_tokens_user: { column: 'user_id' } },
    });
    await createTable(runner, 'attempts', {
      columns: { bucket: primary(c.char(64)), tries: c.int(), window_ends_at: c.dateTime() },
    });
    await createTable(runner, 'idempotency_keys', {
      columns: {
        id: primary(c.char(64)),
        expires_at: c.dateTime(),
        body_hash: c.char(64),
        status: nullable(c.int()),
        answer: nullable(c.longText()),
      },
      indexes: { ix_idempotency_keys_expires: ['expires_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'idempotency_keys',
      'attempts',
      'one_time_tokens',
      'sessions',
      'count_entries',
      'stopped_infos',
      'users',
    ]) {
      await runner.dropTable(table);
    }
  }
}

/** Text compares byte by byte on both databases: no account is reached under a look-alike address. */
async function useBinaryText(runner: QueryRunner): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return;
  const database = await runner.getCurrentDatabase();
  await runner.query(`ALTER DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
}
