/**
 * Work that goes on beside other work: all has ended when the first that failed is thrown, so that nothing is written after
 * the rollback, or after the caller has told how it went.
 */
export async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  for (const piece of await Promise.allSettled(work)) if (piece.status === 'rejected') throw piece.reason;
}
