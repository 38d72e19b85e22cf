import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const PREFIX = 'laundry.console.kept.';

/**
 * What somebody had begun, kept for this tab and for them alone: a reload, a session that ends and a sign-out in another
 * tab leave it, one in this tab forgets it, and whoever signs in next never sees it.
 */
export function readKept(name: string, operatorId: number): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    const isOwn = typeof kept === 'object' && kept !== null && 'who' in kept && kept.who === operatorId;
    return isOwn && 'what' in kept ? kept.what : undefined;
  } catch {
    return undefined;
  }
}

/** What does not fit is not kept; neither is what it was before, which would come back in its place. */
export function keep(name: string, operatorId: number, what: unknown): void {
  const isKept = storeIfItFits(sessionStorage, PREFIX + name, JSON.stringify({ who: operatorId, what }));
  if (!isKept) forgetKept(name);
}

export const forgetKept = (name: string): void => sessionStorage.removeItem(PREFIX + name);

/** What others had begun in this tab is not for whoever signs in now, and does not stay. */
export const forgetKeptOfOthers = (operatorId: number): void =>
  keptNames()
    .filter((name) => readKept(name, operatorId) === undefined)
    .forEach(forgetKept);

export const forgetAllKept = (): void => keptNames().forEach(forgetKept);

const keptNames = (): readonly string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
