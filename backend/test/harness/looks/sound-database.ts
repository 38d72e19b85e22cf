import { readSnapshot } from '../../../src/database/read-snapshot.js';
import { brokenInvariants, describeBroken, type BrokenInvariant } from '../../../src/invariants/broken-invariants.js';
import { HISTORY } from '../../../src/invariants/history.js';

const MANY = 1_000;

/** The invariants that a test breaks on purpose, by their names, each with why. */
export type Breaks = Readonly<Record<string, string>>;

/** Requests that buildRequest stored, by their database: nobody made them, so no history says how. */
const built = new Map<string, Set<unknown>>();

/** The same wherever it is reached. */
const nameOf = (url: string): string => new URL(url).pathname;

export function noteBuilt(url: string, requestId: number): void {
  built.set(nameOf(url), (built.get(nameOf(url)) ?? new Set()).add(requestId));
}

/** Throws what breaks an invariant in a database, with its rows; and what is said to be broken and is not. */
export async function expectSound(url: string, breaks: Breaks = {}): Promise<void> {
  const found = await brokenIn(url);
  const names = found.map(({ invariant }) => invariant.name);
  const said = [
    ...found.filter(({ invariant }) => !(invariant.name in breaks)).map(describeBroken),
    ...Object.keys(breaks)
      .filter((name) => !names.includes(name))
      .map((name) => `not broken, although the test says so: ${name}`),
  ];
  if (said.length > 0) throw new Error(said.join('\n'));
}

async function brokenIn(url: string): Promise<BrokenInvariant[]> {
  const unmade = built.get(nameOf(url)) ?? new Set();
  const found = await readSnapshot(url, (select) => brokenInvariants(select, MANY));
  return found
    .map(({ invariant, rows }): BrokenInvariant =>
      HISTORY.includes(invariant) ? { invariant, rows: rows.filter(({ id }) => !unmade.has(id)) } : { invariant, rows },
    )
    .filter(({ rows }) => rows.length > 0);
}
