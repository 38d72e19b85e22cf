import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** One attempt at a transaction: what the code running inside it shares without passing it along. */
export class TransactionContext {
  over = false;
  /** Set by a failure after which the database no longer has all of the transaction: it can only roll back. */
  doomedBy: unknown = undefined;
  readonly afterCommit: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {}
}

/** The transaction runs from its beginning once `first` is done and stored. */
export class StartOver extends Error {
  constructor(readonly first: () => Promise<void>) {
    super('This transaction has to begin anew after something else.');
  }
}

export const transactionContext = new AsyncLocalStorage<TransactionContext>();

/** The open transaction of this call, if there is one. Throws when it has ended: then an `await` was forgotten. */
export function openTransaction(): TransactionContext | undefined {
  const context = transactionContext.getStore();
  if (context?.over) throw new Error('This statement comes after the end of its transaction: an await is missing.');
  return context;
}

/** Throws when a statement inside a transaction is about to run outside it. */
export function refuseStrayStatement(): void {
  const context = transactionContext.getStore();
  if (context === undefined || context.over) return;
  throw new Error('Inside inTransaction only the manager of Database may be used: this statement would run beside it.');
}
