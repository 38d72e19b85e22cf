import { session } from './session';

/** A page in the browser's memory hears of no other tab until it is shown again. */
const OCCASIONS = ['storage', 'pageshow', 'visibilitychange'] as const;
const listeners = new Set<() => void>();

/** Tells once that the session of this page is not the browser's any more; the answer ends it. */
export function onReplacedSession(listener: () => void): () => void {
  const look = (): void => {
    if (!session.isReplaced()) return;
    stop();
    listener();
  };
  const stop = (): void => {
    listeners.delete(look);
    OCCASIONS.forEach((occasion) => window.removeEventListener(occasion, look));
  };
  listeners.add(look);
  OCCASIONS.forEach((occasion) => window.addEventListener(occasion, look));
  look();
  return stop;
}

/** In place of a call: its page is being left. */
export function neverSent(): Promise<never> {
  [...listeners].forEach((look) => look());
  return new Promise(() => undefined);
}
