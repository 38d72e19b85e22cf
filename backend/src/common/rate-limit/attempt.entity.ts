import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn, DateTimeColumn } from '../../database/columns.js';

/** Tries counted in a window, shared by every replica. */
@Entity('attempts')
export class Attempt {
  @PrimaryColumn({ type: 'varchar', length: 64 }) bucket: string;
  @IntColumn() tries: number;
  @DateTimeColumn() window_ends_at: string;
}
