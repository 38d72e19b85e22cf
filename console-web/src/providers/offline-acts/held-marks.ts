/**
 * ms in which a driver takes a mark back before it leaves: nobody who drives may revert one that was sent, and what it
 * sends out, a mail and an invoice, does not come back (docs/decisions/091).
 */
export const HOLD_MS = 10_000;

type LetGo = () => Promise<void> | void;

interface Hold {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly release: () => void;
}

/** By their keys, marks that this page holds back; what it does not know of, such as before a reload, is not held by it. */
const held = new Map<string, Hold>();
/** Those, and what was let go and is on its way: nobody has to be told yet that it is unsent. */
const quiet = new Set<string>();
/** Of those, what is being taken back. */
const withdrawing = new Set<string>();
const listeners = new Set<LetGo>();

const lockOf = (key: string): string => `laundry.console.held.${key}`;

/** Other tabs know of it by a lock, which goes with the page; over http there are none. */
function lock(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(lockOf(key), () => released);
  return release;
}

function end(key: string): void {
  const hold = held.get(key);
  clearTimeout(hold?.timer);
  hold?.release();
  held.delete(key);
}

async function isHeldElsewhere(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockOf(key));
}

/**
 * Lets them go before their time, all but one: something follows, or the app is put away. Resolves when they were sent, or
 * could not be.
 */
async function letGo(except?: string): Promise<void> {
  const going = [...held.keys()].filter((key) => key !== except);
  if (going.length === 0) return;
  going.forEach(end);
  await Promise.all([...listeners].map(async (listener) => listener()));
}

export const heldMarks = {
  letGo,
  /** From now on; what is held already begins anew. */
  hold: (key: string): void => {
    end(key);
    quiet.add(key);
    held.set(key, { timer: setTimeout(() => void letGo(), HOLD_MS), release: lock(key) });
  },
  /** By this page or another; what this one has let go may go. */
  isHeld: async (key: string): Promise<boolean> => held.has(key) || (!quiet.has(key) && (await isHeldElsewhere(key))),
  isQuiet: (key: string): boolean => quiet.has(key),
  /** Whether it goes with a page that is closed. */
  leavesWithPage: (key: string): boolean => quiet.has(key) && !withdrawing.has(key),
  /** It is being taken back until what this answers is called. */
  withdraw: (key: string): (() => void) => {
    withdrawing.add(key);
    return () => void withdrawing.delete(key);
  },
  /** It was taken back, or is not there to be held. */
  forget: (key: string): void => {
    end(key);
    quiet.delete(key);
  },
  /** What was let go was tried: what is there still waits in sight. */
  tell: (): void => {
    for (const key of quiet) if (!held.has(key)) quiet.delete(key);
  },
  /** Who sends what is let go, and who offered to take it back. */
  onLetGo: (send: LetGo): (() => void) => {
    listeners.add(send);
    return () => void listeners.delete(send);
  },
};
