import type { Leg } from '@laundry/shared/constants/progress';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** An absence mail that was sent: type 1 pickup, 2 delivery (handbook/requests.md#absence). */
@Entity('absence_mails')
@Index('ix_absence_mails_request', ['wash_request_id'])
export class AbsenceMail {
  @Id() id: number;
  @ForeignKey(() => WashRequest, { name: 'fk_absence_mails_request' }) @IntColumn() wash_request_id: number;
  @IntColumn() type: Leg;
  @ForeignKey(() => User, { name: 'fk_absence_mails_staff' }) @IntColumn() staff_id: number;
  @DateTimeColumn() created_at: string;
}
