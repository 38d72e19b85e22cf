import { machineMillis } from '../clock';
import { storeIfItFits } from './store-if-it-fits';

const MINUTE = 60_000;
/** Beside what is stored: when it ends, in ms since 1970. */
const ENDS = 'draft_ends_at';

/**
 * What one web keeps in a tab: it goes with the tab, and is one visitor's. Whoever else signs in, after a session that ended
 * too, finds nothing of it. `alsoForget` takes away what the web keeps beside it.
 */
export function createTabStore(web: string, alsoForget: () => void = () => undefined) {
  const owner = `${web}.kept-for`;
  const prefix = `${web}.draft.`;
  /** What may not be written down, or did not fit: it is known until the page is left. */
  const held = new Map<string, object>();

  const names = (): string[] => [
    ...Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
    ...held.keys(),
  ];

  function forget(name: string): void {
    held.delete(name);
    sessionStorage.removeItem(prefix + name);
  }

  /** Anything but an object counts as nothing stored; what is over is forgotten. */
  function written(name: string): object | null {
    const kept = parsed(sessionStorage.getItem(prefix + name));
    if (typeof kept !== 'object' || kept === null) return null;
    if (!(ENDS in kept)) return kept;
    const { [ENDS]: ends, ...what } = kept;
    if (Number(ends) > machineMillis()) return what;
    forget(name);
    return null;
  }

  /** Whether it is stored. What does not fit is not; neither is what it was before, which would come back in its place. */
  function keep(name: string, what: object, minutes?: number): boolean {
    held.delete(name);
    const ends = minutes === undefined ? {} : { [ENDS]: machineMillis() + minutes * MINUTE };
    return storeIfItFits(sessionStorage, prefix + name, JSON.stringify({ ...what, ...ends }));
  }

  function forgetAll(): void {
    names().forEach(forget);
    sessionStorage.removeItem(owner);
    alsoForget();
  }

  return {
    names,
    read: (name: string): object | null => written(name) ?? held.get(name) ?? null,
    keep,
    /** Keeps it at least as long as the page stands; over a reload, too, where it may be written and fits. */
    hold: (name: string, what: object, mayWrite: boolean): void => {
      if (mayWrite && keep(name, what)) return;
      forget(name);
      held.set(name, what);
    },
    forget,
    forgetAll,
    /** Whoever is here now: what another one had begun is past. */
    keepFor: (userId: number): void => {
      const before = sessionStorage.getItem(owner);
      if (before !== null && before !== String(userId)) forgetAll();
      storeIfItFits(sessionStorage, owner, String(userId));
    },
    /** Whether nobody else has signed in here since. */
    isKeptFor: (userId: number): boolean => [null, String(userId)].includes(sessionStorage.getItem(owner)),
  };
}

export type TabStore = ReturnType<typeof createTabStore>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
