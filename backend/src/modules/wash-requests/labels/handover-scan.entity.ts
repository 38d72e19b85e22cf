import type { Handover, ScanReason } from '@laundry/shared/constants/handovers';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Which bags of a request were scanned at a handover; none: nobody scanned there (docs/decisions/099). */
@Entity('handover_scans')
@Index('ux_handover_scans', ['wash_request_id', 'handover'], { unique: true })
@Index('ix_handover_scans_staff', ['staff_id'])
export class HandoverScan {
  @Id() id: number;
  @ForeignKey(() => WashRequest, { name: 'fk_handover_scans_request' }) @IntColumn() wash_request_id: number;
  @IntColumn() handover: Handover;
  /** How many bags there were. */
  @IntColumn() bag_count: number;
  /** Numbers of bags, ascending: `1,3`. */
  @TextColumn(300) bags: string;
  /** Why it stands although a bag is missing, or was another's. */
  @IntColumn({ nullable: true }) reason: ScanReason | null;
  @ForeignKey(() => User, { name: 'fk_handover_scans_staff' }) @IntColumn() staff_id: number;
  @DateTimeColumn() scanned_at: string;
}
