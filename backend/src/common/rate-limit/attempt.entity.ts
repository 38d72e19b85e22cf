import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IntColumn, DateTimeColumn } from '../../database/columns.js';

/** Tries counted in a window, shared by every replica. */
@Entity('attempts')
@Index('ix_attempts_window_ends_at', ['window_ends_at'])
export class Attempt {
  @PrimaryColumn({ type: 'varchar', length: 64 }) bucket: string;
  @IntColumn() tries: number;
  @DateTimeColumn() window_ends_at: string;
}
