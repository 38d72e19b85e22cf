import { readSnapshot } from '../../src/database/read-snapshot.js';
import { brokenInvariants, describeBroken, type BrokenInvariant } from '../../src/invariants/broken-invariants.js';
import { HISTORY } from '../../src/invariants/history.js';

const MANY = 1_000;
/** buildCustomer gives bags without a month: what a month has granted is for the suites of the month's turn to say. */
const OF_MONTHS = ['a month is granted once', 'an active customer of a monthly plan has the bags of the month'];

/** Requests that buildRequest stored, by their database: nobody made them, so no history says how. */
const built = new Map<string, Set<unknown>>();

export function noteBuilt(url: string, requestId: number): void {
  built.set(url, (built.get(url) ?? new Set()).add(requestId));
}

/** Throws what breaks an invariant in a database, with its rows. */
export async function expectSound(url: string): Promise<void> {
  const unmade = built.get(url) ?? new Set();
  const found = await readSnapshot(url, (select) => brokenInvariants(select, MANY));
  const broken = found
    .filter(({ invariant }) => !OF_MONTHS.includes(invariant.name))
    .map(({ invariant, rows }): BrokenInvariant =>
      HISTORY.includes(invariant) ? { invariant, rows: rows.filter(({ id }) => !unmade.has(id)) } : { invariant, rows },
    )
    .filter(({ rows }) => rows.length > 0);
  if (broken.length > 0) throw new Error(broken.map(describeBroken).join('\n'));
}
