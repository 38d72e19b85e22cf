import { ACTS } from './unsent-mark';

const hasLocks = (): boolean => 'locks' in navigator;

/** One after the other, in all tabs: what is unsent is sent by one of them. */
function turnsOf(name: string) {
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

  return {
    inTurn: <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
      hasLocks() ? navigator.locks.request(name, work) : inTurnHere(work),
    /** The same, unless another one is at it: null. */
    inTurnIfFree: async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
      if (!hasLocks()) return isBusy ? null : inTurnHere(work);
      return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? null : work()));
    },
  };
}

export const actTurns = turnsOf(ACTS);
/** Apart: nobody's mark waits until a photo is through a narrow line. */
export const photoTurns = turnsOf(`${ACTS}.photos`);
