import { REASON } from '@laundry/shared/constants/reasons';
import { DomainError } from './domain-error.js';
import type { Database } from '../transaction/database.js';

/**
 * What a transaction read has changed before it wrote: what it did so far is undone. Answered 409 stale where nothing better is
 * said. What the caller had seen and is no longer so is a `DomainError(REASON.stale)`.
 */
export class Conflict extends DomainError {
  constructor() {
    super(REASON.stale);
  }
}

/** What a write was decided on is no longer so: it is to be decided anew. */
export class FactsChanged extends Conflict {}

const DECISIONS = 3;

/** Decides and stores by `fn`, and does so again when facts changed between its decision and its write. */
export async function decidedAnew<T>(fn: () => Promise<T>): Promise<T> {
  for (let decision = 1; ; decision += 1) {
    try {
      return await fn();
    } catch (error) {
      if (!(error instanceof FactsChanged) || decision === DECISIONS) throw error;
    }
  }
}

/** Runs `fn` in a transaction; false, and nothing is stored, when it throws {@link Conflict}. */
export async function unlessConflict(database: Database, fn: () => Promise<void>): Promise<boolean> {
  try {
    await database.inTransaction(fn);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
