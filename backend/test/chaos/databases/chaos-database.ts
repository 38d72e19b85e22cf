import type { MadeTroubles } from '../trouble-kinds.js';

/** A database that trouble can be made for. */
export interface ChaosDatabase {
  /** What the servers are told. */
  readonly url: string;
  /** The way of whoever checks it, which no trouble is on. */
  readonly ownUrl: string;
  /** How many servers it can have. */
  readonly processes: number;
  /** s for which a server that is told to end goes on answering; absent: it ends at once. */
  readonly drainSeconds?: number;
  readonly troubles: Readonly<MadeTroubles>;
  /** What could not be done here, and why. */
  readonly leftOut: readonly string[];
  /** Writes what no call can. */
  readonly execute: (sql: string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

export const NO_DISK = 'the disk was not filled: only root may mount one';
