import { useEffect, useEffectEvent, useState } from 'react';
import { answer, client } from '../lib/api';
import { RELOADS, mayReload } from '../lib/reload';

const LOOK_AGAIN_MS = 5_000;

/**
 * Brings back a screen that did not arrive: at once, when the browser says that the line is back, and every few seconds,
 * because browsers do not always know. While the server cannot be reached nothing is tried: a reload would lose the page.
 * A screen that still does not arrive then belongs to a version that is no longer served (or the browser remembers the
 * failure), so the page itself is loaded anew, once; what was typed is kept as a draft.
 */
export function useRecovery(tries: number, onAgain: () => void) {
  const [isRecovering, setRecovering] = useState(false);
  const recover = async (): Promise<void> => {
    setRecovering(true);
    const reachable = await isReachable();
    setRecovering(false);
    if (!reachable) return;
    if (tries > 0 && mayReload(window, RELOADS)) window.location.reload();
    else onAgain();
  };
  const look = useEffectEvent(() => void recover());
  useEffect(() => {
    if (tries < 2) look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_AGAIN_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [tries]);
  return { isRecovering, recover };
}

const isReachable = (): Promise<boolean> =>
  answer(client.GET('/api/v1/maintenance')).then(
    () => true,
    () => false,
  );
