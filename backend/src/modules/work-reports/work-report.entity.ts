import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** How long somebody washed or folded. */
@Entity('work_reports')
@Index('ix_work_reports_user', ['user_id', 'start_dt'])
@Index('ix_work_reports_start', ['start_dt'])
export class WorkReport {
  @Id() id: number;
  /** Who worked. */
  @ForeignKey(() => User, { name: 'fk_work_reports_user' }) @IntColumn() user_id: number;
  @DateTimeColumn() start_dt: string;
  @DateTimeColumn() end_dt: string;
  /** Time worked between the two. */
  @IntColumn() work_minute: number;
  /** Stage that the work brought about: 2 washed, 4 folded. */
  @IntColumn() status: number;
  /** Who reported it. */
  @IntColumn() reported_by: number;
  @DateTimeColumn() created_at: string;
}
