import { useEffect, useEffectEvent, useState } from 'react';
import { answer, client } from '../../providers/api/client';
import { epochMillis } from '../../providers/clock';
import { storeIfItFits } from '../../providers/kept/store-if-it-fits';

const LOOK_AGAIN_MS = 5_000;
const RELOADED_KEY = 'laundry.console.reloaded';
const RELOAD_PAUSE_MS = 60_000;

/**
 * Brings back a screen that did not arrive: at once, when the browser says that the line is back, and every few seconds,
 * because browsers do not always know. While the server cannot be reached nothing is tried. A screen that still does not
 * arrive then belongs to a version that is no longer served (or the browser remembers the failure), so the page itself
 * is loaded anew.
 */
export function useRecovery(tries: number, onAgain: () => void) {
  const [isRecovering, setRecovering] = useState(false);
  const recover = async (): Promise<void> => {
    setRecovering(true);
    const reachable = await isReachable();
    setRecovering(false);
    if (!reachable) return;
    if (tries > 0 && mayReload()) window.location.reload();
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

/** At most once a minute, so that a screen which is really gone does not load for ever; never when that cannot be counted. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (epochMillis() - last < RELOAD_PAUSE_MS) return false;
  return storeIfItFits(sessionStorage, RELOADED_KEY, String(epochMillis()));
}
