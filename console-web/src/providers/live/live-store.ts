import type { LiveChange, LiveResource } from '@laundry/shared/rules/live/live-change';
import { useSyncExternalStore } from 'react';
import { session } from '../session/session';

/** What others have changed, by row and who did. */
type Marks = ReadonlyMap<string, string>;

interface Live {
  /** Rows that somebody else has just changed. */
  readonly marks: Marks;
  /** Changes of what is in sight that wait: nothing is read anew while somebody types or answers a question. */
  readonly waiting: readonly LiveChange[];
  /** Whose they are. */
  readonly waitingBy: string;
  /** How far the history had come when something waited last: what is open may be gone. */
  readonly heard: number | null;
  /** Reads them all the same. */
  readonly readNow: () => void;
  /** When others' changes were read last, on the clock of `performance`. */
  readonly readAt: number;
  /** For screen readers, and not for every change. */
  readonly said: string;
}

const NOTHING: Live = {
  marks: new Map(),
  waiting: [],
  waitingBy: '',
  heard: null,
  said: '',
  readNow: () => undefined,
  readAt: -Infinity,
};

let live = NOTHING;
const listeners = new Set<() => void>();

/** What the screens show of what others do. */
export const liveStore = {
  current: (): Live => live,
  change: (some: Partial<Live>): void => {
    live = { ...live, ...some };
    for (const listener of listeners) listener();
  },
  forget: (): void => liveStore.change(NOTHING),
};

session.onEnd(liveStore.forget);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is not stored yet has an id of letters, and is never marked. */
export const markKey = (resource: LiveResource, id: number | string | null): string => `${resource} ${id}`;

/** All of it; drawn again with every change. */
export const useLive = (): Live => useSyncExternalStore(subscribe, liveStore.current);

/** Drawn again only with news that somebody who is busy was told of. */
export const useHeard = (): number | null => useSyncExternalStore(subscribe, () => live.heard);

/** What has just been done to a row by somebody else; drawn again only when that changes. */
export const useChangedBy = (resource: LiveResource, id: number | string): string | undefined =>
  useSyncExternalStore(subscribe, () => live.marks.get(markKey(resource, id)));

/** The same of all rows of a list, for one that draws hundreds. */
export const useMarks = (): Marks => useSyncExternalStore(subscribe, () => live.marks);
