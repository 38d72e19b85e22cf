import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createIndex, createTable, nullable } from './table-builder.js';

/** Where and when the service runs, and the requests themselves. */
export class Requests1763700000002 implements MigrationInterface {
  name = 'Requests1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'service_areas', {
      columns: {
        zipcode: c.text(5),
        prefecture: c.text(20),
        address: c.text(100),
        start_time: c.time(),
        end_time: c.time(),
        is_valid_monthly: c.bool(),
        is_valid_onetime: c.bool(),
        is_valid_onetime_b: c.bool(),
        bikou: c.text(1000),
      },
      unique: { ux_service_areas_zipcode: ['zipcode'] },
    });
    await createTable(runner, 'business_holidays', {
      columns: { date: c.date() },
      unique: { ux_business_holidays_date: ['date'] },
    });
    await createTable(runner, 'pickup_days', {
      columns: { date: c.date(), used: c.int(), day_limit: nullable(c.int()) },
      unique: { ux_pickup_days_date: ['date'] },
    });
    await createTable(runner, 'venues', {
      columns: {
        code: c.text(20),
        name: c.text(100),
        provider_name: c.text(100),
        property_name: c.text(100),
        default_lang: c.text(2),
        pickup_delivery_types: c.text(20),
      },
      unique: { ux_venues_code: ['code'] },
    });
    await createTable(runner, 'maintenances', {
      columns: {
        start_dt: nullable(c.dateTime()),
        end_dt: nullable(c.dateTime()),
        type: c.int(),
        content: c.text(1000),
        ended_at: nullable(c.dateTime()),
      },
    });
    await createTable(runner, 'wash_requests', {
      columns: {
        user_id: c.int(),
        staff_id: nullable(c.int()),
        request_type: c.text(1),
        plan_id: c.text(20),
        user_plan_option: c.int(),
        pickup_delivery_type: c.int(),
        size: c.int(),
        count: c.int(),
        sched_pickup_dt: nullable(c.dateTime()),
        sched_delivery_dt: c.dateTime(),
        sched_dt: c.dateTime(),
        result_pickup_dt: nullable(c.dateTime()),
        result_wash_dt: nullable(c.dateTime()),
        result_fold_dt: nullable(c.dateTime()),
        result_delivery_dt: nullable(c.dateTime()),
        result_pickup_by: nullable(c.int()),
        result_wash_by: nullable(c.int()),
        result_fold_by: nullable(c.int()),
        result_delivery_by: nullable(c.int()),
        status: c.int(),
        is_tentative: c.bool(),
        is_bag_delivery: c.bool(),
        absence_status: c.int(),
        delivery_box_pw: c.text(50),
        bikou: c.text(500),
        pay_by: nullable(c.dateTime()),
        cancelled_at: nullable(c.dateTime()),
        cancel_kind: nullable(c.int()),
        reminded_pickup_dt: nullable(c.dateTime()),
        created_at: c.dateTime(),
        live_pickup_dt: nullable({
          ...c.dateTime(),
          generatedType: 'VIRTUAL',
          asExpression: 'CASE WHEN cancelled_at IS NULL THEN sched_pickup_dt END',
        }),
      },
      unique: { ux_wash_requests_live_pickup: ['user_id', 'live_pickup_dt'] },
      indexes: {
        ix_wash_requests_pickup: ['sched_pickup_dt'],
        ix_wash_requests_delivery: ['sched_delivery_dt'],
        ix_wash_requests_staff: ['staff_id', 'sched_dt'],
      },
      foreignKeys: {
        fk_wash_requests_user: { column: 'user_id' },
        fk_wash_requests_staff: { column: 'staff_id' },
      },
    });
    // The order of every request list; TypeORM's index options have no descending columns.
    await createIndex(runner, 'ix_wash_requests_sched', 'wash_requests', 'sched_dt, size DESC, count DESC');
    await createTable(runner, 'wash_request_staffs', {
      columns: { wash_request_id: c.int(), staff_id: c.int(), half_count: c.int() },
      unique: { ux_wash_request_staffs: ['wash_request_id', 'staff_id'] },
      indexes: { ix_wash_request_staffs_staff: ['staff_id'] },
      foreignKeys: {
        fk_wash_request_staffs_request: { column: 'wash_request_id', table: 'wash_requests' },
        fk_wash_request_staffs_staff: { column: 'staff_id' },
      },
    });
    await createTable(runner, 'absence_mails', {
      columns: { wash_request_id: c.int(), type: c.int(), staff_id: c.int(), created_at: c.dateTime() },
      indexes: { ix_absence_mails_request: ['wash_request_id'] },
      foreignKeys: {
        fk_absence_mails_request: { column: 'wash_request_id', table: 'wash_requests' },
        fk_absence_mails_staff: { column: 'staff_id' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'absence_mails',
      'wash_request_staffs',
      'wash_requests',
      'maintenances',
      'venues',
      'pickup_days',
      'business_holidays',
      'service_areas',
    ]) {
      await runner.dropTable(table);
    }
  }
}
