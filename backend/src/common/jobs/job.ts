import type { Schedule } from './schedule.js';

/** What a run found to do, did, and failed to do; the rest was somebody else's by then. */
export interface JobResult {
  readonly found: number;
  readonly done: number;
  readonly failed: number;
}

/**
 * Work that the clock starts (handbook/jobs-and-mails.md#jobs). A run looks for what is due and calls one use-case for each; every use-case
 * decides by condition, so running twice, by hand or on several replicas has the effect of one.
 */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  /** A slot in which pieces failed stays to be done: it is run again half a minute later at most. */
  readonly untilAllDone?: boolean;
  /** Ends early, between two pieces of work, when `stop` is aborted. */
  readonly run: (stop: AbortSignal) => Promise<JobResult>;
}

/** Injection token of every job there is. */
export const JOBS = Symbol('JOBS');
