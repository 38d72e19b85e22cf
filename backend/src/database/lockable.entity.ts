import { IntColumn } from './columns.js';

/** A row that transactions lock by an UPDATE of it (docs/decisions/068). */
export abstract class Lockable {
  /** How often it was locked: nothing reads it. */
  @IntColumn({ default: 0, select: false }) lock_version?: number;
}

/** What locks a row until the open transaction ends, on every node of a cluster: an UPDATE that changes nothing would hold on one only. */
export const LOCK = { lock_version: () => 'lock_version + 1' };
