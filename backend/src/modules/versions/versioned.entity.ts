import { DateTimeColumn, IntColumn } from '../../database/columns.js';
import { Lockable } from '../../database/lockable.entity.js';

/** Columns of a row that several people edit: which version it is, and who made it when (handbook/console.md#two-people-at-once). */
export abstract class Versioned extends Lockable {
  @IntColumn({ default: 1 }) version: number;
  /** Null: nobody has changed it since it was made, or the system did. */
  @IntColumn({ nullable: true }) changed_by: number | null;
  @DateTimeColumn({ nullable: true }) changed_at: string | null;
}

/** Of a row that is made. */
export const FIRST_VERSION: Versioned = { version: 1, changed_by: null, changed_at: null };
