import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { AbsenceStatus, CancelKind, Leg, Progress, RequestType } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import {
  BoolColumn,
  DateColumn,
  DateTimeColumn,
  Id,
  IntColumn,
  EncryptedColumn,
  TextColumn,
  DERIVED,
} from '../../../database/columns.js';
import type { UniqueKey } from '../../../common/transaction/database-errors.js';
import { Lockable } from '../../../database/lockable.entity.js';
import { User } from '../../users/user.entity.js';

/** A live request of one customer at one pickup time: breaking it is the reason dup. */
export const LIVE_PICKUP_KEY: UniqueKey = {
  name: 'ux_wash_requests_live_pickup',
  columns: ['user_id', 'live_pickup_dt'],
};

/** One pickup and delivery of a customer's bags. */
@Entity('wash_requests')
@Index('ux_wash_requests_live_pickup', ['user_id', 'live_pickup_dt'], { unique: true })
@Index('ux_wash_requests_week', ['week_request_id', 'week_date'], { unique: true })
@Index('ix_wash_requests_sched', { synchronize: false })
@Index('ix_wash_requests_pickup', ['sched_pickup_dt'])
@Index('ix_wash_requests_delivery', ['sched_delivery_dt'])
@Index('ix_wash_requests_stages', ['status', 'sched_dt', 'cancelled_at', 'pay_by', 'staff_id', 'is_bag_delivery'])
@Index('ix_wash_requests_staff', ['staff_id', 'sched_dt'])
@Index('ix_wash_requests_waiting', ['cancelled_at', 'result_pickup_dt', 'sched_pickup_dt'])
@Index('ix_wash_requests_picked_up', ['result_pickup_dt'])
@Index('ix_wash_requests_washed', ['result_wash_dt'])
@Index('ix_wash_requests_folded', ['result_fold_dt'])
@Index('ix_wash_requests_deliveries', ['result_delivery_dt', 'sched_delivery_dt', 'cancelled_at', 'pay_by', 'staff_id'])
@Index('ix_wash_requests_customer', ['user_id', 'result_delivery_dt'])
@Index('ux_wash_requests_visit_hash', ['visit_hash'], { unique: true })
@Index('ix_wash_requests_delivery_box_pw_key', ['delivery_box_pw_key'])
@Index('ix_wash_requests_visit_secret_key', ['visit_secret_key'])
export class WashRequest extends Lockable {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_wash_requests_user' }) @IntColumn() user_id: number;
  @ForeignKey(() => User, { name: 'fk_wash_requests_staff' }) @IntColumn({ nullable: true }) staff_id: number | null;
  /** `1` each time, `2` weekly fixed. */
  @TextColumn(1) request_type: RequestType;
  /** The form of a weekly schedule that made it, and for which of its days: each day once. */
  @IntColumn({ nullable: true }) week_request_id: number | null;
  @DateColumn({ nullable: true }) week_date: string | null;
  @TextColumn(20) plan_id: string;
  @IntColumn() user_plan_option: PlanOption;
  @IntColumn() pickup_delivery_type: AccountPickupMethod;
  /** Key of the master list `size`, 1 S to 5 one-time. */
  @IntColumn() size: SizeKey;
  @IntColumn() count: number;

  /** Null for a bag delivery, which has no pickup leg. */
  @DateTimeColumn({ nullable: true }) sched_pickup_dt: string | null;
  @DateTimeColumn() sched_delivery_dt: string;
  /** Under which the request is listed: pickup until picked up, then delivery (handbook/requests.md#listed-under). */
  @DateTimeColumn() sched_dt: string;
  @DateTimeColumn({ nullable: true }) result_pickup_dt: string | null;
  @DateTimeColumn({ nullable: true }) result_wash_dt: string | null;
  @DateTimeColumn({ nullable: true }) result_fold_dt: string | null;
  @DateTimeColumn({ nullable: true }) result_delivery_dt: string | null;
  /** Who stamped each stage. */
  @IntColumn({ nullable: true }) result_pickup_by: number | null;
  @IntColumn({ nullable: true }) result_wash_by: number | null;
  @IntColumn({ nullable: true }) result_fold_by: number | null;
  @IntColumn({ nullable: true }) result_delivery_by: number | null;
  /** Progress 0, 1, 2, 4, 3; moves only together with its result date-time, by condition on the old value. */
  @IntColumn() status: Progress;
  /** The delivery is the same-time placeholder. */
  @BoolColumn() is_tentative: boolean;
  @BoolColumn() is_bag_delivery: boolean;
  /** 0 none, 1 re-pick-up, 2 re-delivery, 3 on hold. */
  @IntColumn() absence_status: AbsenceStatus;

  /** 1 pickup, 2 delivery: the customer wants it made at the door (docs/decisions/092). */
  @IntColumn({ nullable: true }) at_door_leg: Leg | null;

  /** Its place among the stops of its half hour, as somebody has ordered them; for this driver and time only (docs/decisions/108). */
  @IntColumn({ nullable: true }) visit_place: number | null;
  @IntColumn({ nullable: true }) visit_place_of: number | null;
  @DateTimeColumn({ nullable: true }) visit_place_at: string | null;

  @EncryptedColumn() delivery_box_pw: DecryptedText;
  @TextColumn(500) bikou: string;
  /** Which of the company's people booked it; null: the account itself, an operator or a schedule (docs/decisions/106). */
  @IntColumn({ nullable: true }) booked_by: number | null;
  /** As `costCentreOf` keeps it; null: none. */
  @TextColumn(30, { nullable: true }) cost_centre: string | null;
  /** `YYYY-MM`, whose invoice summed it up; no other does, whatever becomes of it (docs/decisions/110). */
  @TextColumn(7, { nullable: true }) invoiced_month: string | null;
  /** Moment until which an unpaid one-time request holds its place; null once paid or when nothing is to pay. */
  @DateTimeColumn({ nullable: true }) pay_by: string | null;
  @DateTimeColumn({ nullable: true }) cancelled_at: string | null;
  /** CANCEL_KIND of shared/constants/progress. */
  @IntColumn({ nullable: true }) cancel_kind: CancelKind | null;
  /** Pickup for which the reminder was written: a changed pickup gets a new one. */
  @DateTimeColumn({ nullable: true }) reminded_pickup_dt: string | null;
  /** What opens its page without sign-in; null: made before there were such pages, or its customer is erased (docs/decisions/075). */
  @EncryptedColumn(255, { nullable: true }) visit_secret: DecryptedText | null;
  @TextColumn(64, { nullable: true }) visit_hash: string | null;
  @DateTimeColumn() created_at: string;
  /** The pickup while the request lives: makes a second live request at the same time impossible (reason dup). */
  @DateTimeColumn({
    ...DERIVED,
    asExpression: 'CASE WHEN cancelled_at IS NULL THEN sched_pickup_dt END',
  })
  live_pickup_dt: string | null;
}
