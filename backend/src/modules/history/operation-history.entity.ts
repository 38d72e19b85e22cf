import type { SizeKey } from '@laundry/shared/constants/sizes';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { OperationType } from '@laundry/shared/constants/operation-types';
import { Entity, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn, LongTextColumn } from '../../database/columns.js';
import { Versioned } from '../versions/versioned.entity.js';

/** Who did what, written in the transaction of the operation; only the note is ever changed (handbook/console.md#history). */
@Entity('operation_histories')
@Index('ix_operation_histories_month', ['month', 'operation_type', 'search_timestamp'])
@Index('ix_operation_histories_request', ['wreq_id'])
@Index('ix_operation_histories_user', ['user_id'])
@Index('ix_operation_histories_target', ['target_id', 'operation_type'])
@Index('ux_operation_histories_undoes', ['undoes_id'], { unique: true })
export class OperationHistory extends Versioned {
  @Id() id: number;
  @DateTimeColumn() search_timestamp: string;
  /** `YYYY-MM` of the operation. */
  @TextColumn(7) month: string;
  @IntColumn() operation_type: OperationType;
  /** Null: the system itself. */
  @IntColumn({ nullable: true }) operation_user_id: number | null;
  /** Names as they were at that time. */
  @TextColumn(110) operation_user: string;
  @IntColumn({ nullable: true }) user_id: number | null;
  @TextColumn(220) user: string;
  @TextColumn(100) company: string;
  @IntColumn({ nullable: true }) wreq_id: number | null;
  /**
   * The area, venue or hour of the price grid that the operation is of, or the report that it closes or reopens (docs/decisions/117);
   * null in entries of before (102).
   */
  @IntColumn({ nullable: true }) target_id: number | null;
  /** The operation that this one took back, which none does twice (docs/decisions/105). */
  @IntColumn({ nullable: true }) undoes_id: number | null;
  @TextColumn(20) plan: string;
  @TextColumn(100) disp_plan: string;
  @IntColumn({ nullable: true }) size: SizeKey | null;
  @IntColumn({ nullable: true }) count: number | null;
  @IntColumn({ nullable: true }) available_request_count: number | null;
  @IntColumn({ nullable: true }) cost_tenths: number | null;
  @IntColumn({ nullable: true }) price: number | null;
  @IntColumn({ nullable: true }) price_diff: number | null;
  @IntColumn({ nullable: true }) payment_method_id: AccountPaymentMethod | null;
  @TextColumn(20, { nullable: true }) referrer_code: string | null;
  /** The operator's note. */
  @TextColumn(500) bikou: string;
  /** What changed, as JSON `{field: [old, new]}`; never a secret, never an address. */
  @LongTextColumn() changes: string;
}
