import { Entity, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn, DERIVED } from '../../database/columns.js';

/** A maintenance period; the newest row without `ended_at` is the one in force or planned (handbook/console.md#maintenance). */
@Entity('maintenances')
@Index('ux_maintenances_open', ['open_key'], { unique: true })
export class Maintenance {
  @Id() id: number;
  @DateTimeColumn({ nullable: true }) start_dt: string | null;
  @DateTimeColumn({ nullable: true }) end_dt: string | null;
  @IntColumn() type: number;
  @TextColumn(1000) content: string;
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
  /** 1 until it is ended: makes a second one beside it impossible. */
  @IntColumn({
    ...DERIVED,
    asExpression: 'CASE WHEN ended_at IS NULL THEN 1 END',
  })
  open_key: number | null;
}
