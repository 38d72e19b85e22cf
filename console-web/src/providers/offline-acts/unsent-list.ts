import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';
import { session } from '../session/session';
import { storedNames } from '../stored-day/stored-names';
import type { UnsentAct } from './act';
import { actsStore } from './acts-store';
import { leftMarks } from './left-marks';
import { stopNotices } from './stop-notices';
import { ACTS, unsentMark } from './unsent-mark';

/** What is unsent, as this page knows it; the other tabs are told of every change, and tell. */
let acts: readonly UnsentAct[] = [];
/** Keys of those whose answer somebody waits for at this moment: nothing is unsent yet. */
export const awaited = new Set<string>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ACTS);
channel?.addEventListener('message', () => void read());

/** A device that keeps nothing has nothing unsent. */
export async function read(): Promise<void> {
  const all = await actsStore.list().catch(() => []);
  acts = all.filter(({ key, act }) => !awaited.has(act.kind === 'photo' ? act.actKey : key));
  if (all.length > 0) storeIfItFits(localStorage, unsentMark.key, '1');
  else localStorage.removeItem(unsentMark.key);
  for (const listener of listeners) listener();
}

/** Where what becomes of one is shown elsewhere, it does not stand among the unsent, too. */
export function showApart(key: string): () => void {
  awaited.add(key);
  return () => {
    awaited.delete(key);
    void read();
  };
}

/** After a change of the store. */
export async function changed(): Promise<void> {
  await read();
  channel?.postMessage('changed');
  void forgetNames();
}

/** They went with the session, where there is none: nothing of its day is opened again. */
async function forgetNames(): Promise<void> {
  const all = await actsStore.list().catch(() => []);
  if (session.token() === null) return;
  const unsent = all.map(({ act }) => act.requestId);
  await storedNames.forgetOthers([...unsent, ...leftMarks.requestIds(), ...stopNotices.requestIds()]);
}

export const unsentList = {
  current: (): readonly UnsentAct[] => acts,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) void read();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
