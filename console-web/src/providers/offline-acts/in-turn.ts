import { ACTS } from './unsent-mark';

let last: Promise<unknown> = Promise.resolve();
let isBusy = false;

/** In this page, where a browser has no locks: over http it has none. */
function inTurnHere<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(async () => {
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  });
  last = mine.catch(() => undefined);
  return mine;
}

const hasLocks = (): boolean => 'locks' in navigator;

/** One after the other, in all tabs: what is unsent is sent by one of them. */
export const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  hasLocks() ? navigator.locks.request(ACTS, work) : inTurnHere(work);

/** The same, unless another one is at it: null. */
export async function inTurnIfFree<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  if (!hasLocks()) return isBusy ? null : inTurnHere(work);
  return navigator.locks.request(ACTS, { ifAvailable: true }, async (lock) => (lock === null ? null : work()));
}
