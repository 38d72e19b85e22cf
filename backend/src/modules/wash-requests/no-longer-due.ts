import type { Database } from '../../common/transaction/database.js';

/** Somebody was quicker: what the transaction did so far is undone. */
export class NoLongerDue extends Error {}

/** Runs `fn` in a transaction; false, and nothing is stored, when it throws {@link NoLongerDue}. */
export async function unlessOvertaken(database: Database, fn: () => Promise<void>): Promise<boolean> {
  try {
    await database.inTransaction(fn);
    return true;
  } catch (error) {
    if (error instanceof NoLongerDue) return false;
    throw error;
  }
}
