import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, IntColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Who folded how much of a request (handbook/requests.md#folding-split). */
@Entity('wash_request_staffs')
@Index('ux_wash_request_staffs', ['wash_request_id', 'staff_id'], { unique: true })
@Index('ix_wash_request_staffs_staff', ['staff_id'])
export class WashRequestStaff {
  @Id() id: number;
  @ForeignKey(() => WashRequest, { name: 'fk_wash_request_staffs_request' }) @IntColumn() wash_request_id: number;
  @ForeignKey(() => User, { name: 'fk_wash_request_staffs_staff' }) @IntColumn() staff_id: number;
  /** Half bags, so that 0.5 is a whole number. */
  @IntColumn() half_count: number;
}
