import type { SuspendedType } from '@laundry/shared/constants/user-status';
import { Entity, ForeignKey, Index } from 'typeorm';
import { BoolColumn, DateTimeColumn, Id, IntColumn } from '../../../database/columns.js';
import { User } from '../user.entity.js';

/** Why a customer is suspended: type 1 credit card, 2 other (handbook/accounts.md#customer-status). */
@Entity('stopped_infos')
@Index('ix_stopped_infos_user', ['user_id'])
export class StoppedInfo {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_stopped_infos_user' }) @IntColumn() user_id: number;
  @IntColumn() type: SuspendedType;
  @BoolColumn() solved: boolean;
  @DateTimeColumn() updated_at: string;
}
