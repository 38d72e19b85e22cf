import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether there may be a connection: a browser is sure only that there is none, and not at once. */
export const hasLine = (): boolean => onlineManager.isOnline() && navigator.onLine !== false;

/** The same, followed: a page that was opened without a line is not told by the manager alone. */
export const useHasLine = (): boolean => useSyncExternalStore(subscribe, hasLine, () => true);

const EVENTS = ['online', 'offline'];

function subscribe(onChange: () => void): () => void {
  const unsubscribe = onlineManager.subscribe(onChange);
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    unsubscribe();
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}
