import { tabStore } from '../storage/tab-store';

const NAME = 'day.left';

/** A held mark that left with its page: nobody saw what became of it. */
export interface LeftMark {
  readonly key: string;
  /** Whose stop it was is not written down in clear. */
  readonly requestId: number;
  /** When, and what was done. */
  readonly what: string;
  readonly isSent: boolean;
}

const read = (): readonly LeftMark[] => {
  const stored = tabStore.read(NAME);
  return stored !== null && 'left' in stored && Array.isArray(stored.left) ? stored.left.filter(isLeftMark) : [];
};
const keep = (left: readonly LeftMark[]): boolean => tabStore.keep(NAME, { left });

const isLeftMark = (stored: unknown): stored is LeftMark =>
  typeof stored === 'object' &&
  stored !== null &&
  'key' in stored &&
  typeof stored.key === 'string' &&
  'requestId' in stored &&
  typeof stored.requestId === 'number' &&
  'what' in stored &&
  typeof stored.what === 'string' &&
  'isSent' in stored &&
  typeof stored.isSent === 'boolean';

/** Those that are still to be told of; a phone may drop the page meanwhile. */
export const leftMarks = {
  has: (key: string): boolean => read().some((left) => left.key === key),
  requestIds: (): readonly number[] => read().map(({ requestId }) => requestId),
  leave: (left: Omit<LeftMark, 'isSent'>): void => {
    if (!leftMarks.has(left.key)) keep([...read(), { ...left, isSent: false }]);
  },
  sent: (key: string): void => {
    if (leftMarks.has(key)) keep(read().map((left) => (left.key === key ? { ...left, isSent: true } : left)));
  },
  /** What there is to say by now, once: of what still waits it is said later, and never of what was taken back. */
  tell: (stateOf: (key: string) => 'waits' | 'refused' | 'gone') => {
    const left = read();
    if (left.length === 0) return { sent: [], refused: [] };
    const unsent = left.filter(({ isSent }) => !isSent);
    keep(unsent.filter(({ key }) => stateOf(key) === 'waits'));
    return {
      sent: left.filter(({ isSent }) => isSent),
      refused: unsent.filter(({ key }) => stateOf(key) === 'refused'),
    };
  },
};
