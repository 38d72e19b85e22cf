/** One run of a job. */
export class JobRunView {
  /** The moment that it was due, or was begun by hand. */
  slot: string;
  /** `stopped`: whoever ran it is gone. */
  state: 'running' | 'done' | 'failed' | 'stopped';
  started_at: string | null;
  ended_at: string | null;
  /** Pieces of work that it found to do, did, and failed to do. */
  found: number;
  done: number;
  failed: number;
  /** Kind and code of what it failed of; never its words, which may quote somebody. */
  error: string | null;
  /** Who began it by hand. */
  started_by: string | null;
}

/** A job, when it runs, one of the three, and its last runs, the latest first. */
export class JobView {
  name: string;
  every_seconds: number | null;
  daily_at: string | null;
  monthly_at: string | null;
  next_at: string;
  /** The oldest slot that was not done in time; null: none is late. */
  overdue_since: string | null;
  runs: JobRunView[];
}
