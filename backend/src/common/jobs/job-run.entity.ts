import { Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn, TextColumn } from '../../database/columns.js';

/** One slot of a job: its primary key is what makes the slot run once on any number of replicas. */
@Entity('job_runs')
@Index('ix_job_runs_state', ['state'])
export class JobRun {
  @PrimaryColumn({ type: 'varchar', length: 40 }) job: string;
  /** The scheduled instant, JST. */
  @PrimaryColumn({ type: 'varchar', length: 19 }) slot: string;
  /** running, done, failed */
  @TextColumn(10) state: string;
  /** Moved on at every beat of its holder. Others watch whether it moves (docs/decisions/048). */
  @DateTimeColumn() lease_until: string;
  /** The claim that holds the slot; null: nobody's, given back undone. */
  @TextColumn(36, { nullable: true }) owner: string | null;
  @DateTimeColumn({ nullable: true }) started_at: string | null;
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
  /** Kind and code of what the run failed of. */
  @TextColumn(100, { nullable: true }) error: string | null;
  /** Who began it by hand. */
  @IntColumn({ nullable: true }) started_by: number | null;
  @IntColumn() found: number;
  @IntColumn() done: number;
  @IntColumn() failed: number;
}
