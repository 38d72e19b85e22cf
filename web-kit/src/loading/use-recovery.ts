import { useEffect, useEffectEvent, useState } from 'react';
import { type Reloads, mayReload } from './reload';

const LOOK_AGAIN_MS = 5_000;

interface Recovery {
  /** How often the screen was loaded anew. */
  readonly tries: number;
  readonly onAgain: () => void;
  /** Asks the server something that it always answers. */
  readonly isReachable: () => Promise<boolean>;
  readonly reloads: Reloads;
}

/**
 * Brings back a screen that did not arrive: at once, when the browser says that the line is back, and every few seconds,
 * because browsers do not always know. While the server cannot be reached nothing is tried: a reload would lose the page.
 * A screen that still does not arrive then belongs to a version that is no longer served (or the browser remembers the
 * failure), so the page itself is loaded anew, once; what was typed is stored as a draft.
 */
export function useRecovery({ tries, onAgain, isReachable, reloads }: Recovery) {
  const [isRecovering, setRecovering] = useState(false);
  const recover = async (): Promise<void> => {
    setRecovering(true);
    const reachable = await isReachable();
    setRecovering(false);
    if (!reachable) return;
    if (tries > 0 && mayReload(window, reloads)) window.location.reload();
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
