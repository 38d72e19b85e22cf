import type { OpenedResource } from '@laundry/shared/rules/live/live-change';
import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** A record that an operator has open, for as long as their screen says so (docs/decisions/094). */
@Entity('open_records')
@Index('ix_open_records_until', ['until'])
export class OpenRecord {
  @PrimaryColumn({ type: 'varchar', length: 20 }) resource: OpenedResource;
  @PrimaryColumn({ type: 'int' }) record_id: number;
  @PrimaryColumn({ type: 'varchar', length: 32 }) session_id: string;
  @ForeignKey(() => User, { name: 'fk_open_records_user' }) @IntColumn() user_id: number;
  @DateTimeColumn() until: string;
}
