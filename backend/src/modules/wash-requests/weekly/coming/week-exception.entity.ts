import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateColumn, DateTimeColumn, TextColumn } from '../../../../database/columns.js';
import { User } from '../../../users/user.entity.js';

/** A day on which a customer wants their weekly schedule otherwise (docs/decisions/077). */
@Entity('week_exceptions')
@Index('ix_week_exceptions_week_date', ['week_date'])
export class WeekException {
  @ForeignKey(() => User, { name: 'fk_week_exceptions_user' }) @PrimaryColumn({ type: 'int' }) user_id: number;
  /** The day that the schedule names, whichever of its forms. */
  @PrimaryColumn({ type: 'varchar', length: 10 }) week_date: JstDate;
  /** Another day of its week; null: its pickups are skipped. */
  @DateColumn({ nullable: true }) moved_to: JstDate | null;
  /** Where a day that a pause skips was moved to: it is so again when the pause is taken back. */
  @DateColumn({ nullable: true }) paused_move: JstDate | null;
  /** The pauses that skip it: one is taken back, and the others go on (shared/rules/weekly/pauses-of-day). */
  @TextColumn(1000, { nullable: true }) pauses: string | null;
  /** When this day alone was skipped; null for what a pause skips, and is no more when the pause is taken back. */
  @DateTimeColumn({ nullable: true }) skipped_at: JstDateTime | null;
  @DateTimeColumn() created_at: string;
}
