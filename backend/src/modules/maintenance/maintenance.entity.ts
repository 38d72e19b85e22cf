import { Entity } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';

/** A maintenance period; the newest row without `ended_at` is the one in force or planned (decisions 10). */
@Entity('maintenances')
export class Maintenance {
  @Id() id: number;
  @DateTimeColumn({ nullable: true }) start_dt: string | null;
  @DateTimeColumn({ nullable: true }) end_dt: string | null;
  @IntColumn() type: number;
  @TextColumn(1000) content: string;
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
}
