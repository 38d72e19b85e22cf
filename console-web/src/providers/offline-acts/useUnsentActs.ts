import { useSyncExternalStore } from 'react';
import { useOperator } from '../access/OperatorContext';
import { unsentList } from './unsent-list';

/** What is unsent on this device. */
export const useAllUnsent = () => useSyncExternalStore(unsentList.subscribe, unsentList.current);

/** The same of whoever is signed in, and how much of others, who have to sign in themselves to send it. */
export function useUnsentActs() {
  const { id } = useOperator();
  const all = useAllUnsent();
  const own = all.filter(({ act }) => act.userId === id);
  // Their photos went with their session.
  const ofOthers = all.filter(({ act }) => act.userId !== id && act.kind !== 'photo');
  return { own, ofOthers: ofOthers.length };
}
